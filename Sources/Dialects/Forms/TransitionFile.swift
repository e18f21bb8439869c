/// A transition between two pictures in the form of gl-transitions.com: `vec4 transition(vec2 uv)`.
struct TransitionFile {
  let entry: SourceLibrary.Entry

  /// Writes what there is to draw into `program`.
  func read(into program: inout DialectProgram, _ reading: DialectReading) {
    guard var draft = reading.draft(of: [entry]) else { return }
    guard let main = draft.unit.function("transition") else {
      reading.report("'\(entry.path)' does not define 'transition'", atStartOf: entry)
      return
    }
    let notes = ControlNotes(of: draft.unit, log: reading.log)
    program.summary = notes.summary(ofFile: entry)
    var binder = InputBinder(dialect: .glTransition, notes: notes, log: reading.log)
    binder.bind(&draft, implicit: InputNames.transition) { name in
      switch name {
      case "from": DialectProgram.Channel(name: name, source: .from)
      case "to": DialectProgram.Channel(name: name, source: .to)
      default: nil
      }
    }
    program.controls = binder.controls
    for (function, name, source) in [
      ("getFromColor", "from", DialectProgram.Channel.Source.from), ("getToColor", "to", .to),
    ] where draft.unit.names.contains(function) && !draft.unit.declares(function) {
      let index = draft.addChannel(DialectProgram.Channel(name: name, source: source))
      let own = draft.prefix + function
      draft.addHeader(
        "vec4 \(own)(vec2 uv) { return texture(\(draft.prefix)channel\(index), uv); }")
      draft.use(own, for: function)
    }
    program.passes = [
      reading.pass(
        named: "image", draft, calling: ["color = \(draft.name(of: main))(unit);"],
        result: .premultiplied)
    ]
  }
}

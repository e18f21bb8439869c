internal import Layers
package import Tokens

/// A transition between two pictures in the form of gl-transitions.com: `vec4 transition(vec2 uv)`.
package struct TransitionFile: Dialect {
  package static let name = "gl-transition"
  package static let title = "a gl-transition"
  package static let feature = "'vec4 transition(vec2)'"
  package static let fileEndings = [".glsl"]

  /// Inputs that may be read without being declared.
  static let implicit = [
    InputNames.Implicit(name: "progress", type: "float", feed: .parameter("progress")),
    InputNames.Implicit(name: "ratio", type: "float", feed: .layerAspect),
  ]

  private let entry: SourceLibrary.Entry

  package init(entry: SourceLibrary.Entry) { self.entry = entry }

  package static func evidence(in file: DialectSource) -> String? {
    file.defines("transition", returning: "vec4") ? "it defines 'vec4 transition(vec2)'" : nil
  }

  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    program.isTransition = true
    guard var draft = reading.draft(of: [entry], for: &program) else { return }
    guard let main = draft.unit.function("transition") else {
      reading.report("'\(entry.path)' does not define 'transition'", atStartOf: entry)
      return
    }
    let notes = ControlNotes(of: draft.unit, log: reading.log)
    program.summary = notes.summary(ofFile: entry)
    var binder = InputBinder(
      known: Self.implicit + InputNames.shadertoy, notes: notes, log: reading.log)
    binder.bind(&draft, implicit: Self.implicit) { name in
      switch name {
      case "from": Simulation.Channel(name: name, source: .from)
      case "to": Simulation.Channel(name: name, source: .to)
      default: nil
      }
    }
    program.controls = binder.controls
    for (function, name, source) in [
      ("getFromColor", "from", Simulation.Channel.Source.from), ("getToColor", "to", .to),
    ] where draft.unit.names.contains(function) && !draft.unit.declares(function) {
      let index = draft.addChannel(Simulation.Channel(name: name, source: source))
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

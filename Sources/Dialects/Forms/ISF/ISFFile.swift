internal import Diagnostics
internal import GLSL
internal import Parameters
package import Tokens

/// A fragment shader in the Interactive Shader Format: GLSL with a JSON comment at its head.
package struct ISFFile: Dialect {
  package static let name = "isf"
  package static let title = "ISF"
  package static let feature = "a JSON comment at its head"
  package static let fileEndings = [".fs", ".isf"]
  package static let companionEndings = [".vs", ".vert"]

  /// Inputs that may be read without being declared.
  private static let implicit = [
    InputNames.Implicit(name: "TIME", type: "float", feed: .time),
    InputNames.Implicit(name: "TIMEDELTA", type: "float", feed: InputNames.frameTime),
    InputNames.Implicit(name: "DATE", type: "vec4", feed: .date(firstMonth: 1)),
    InputNames.Implicit(name: "FRAMEINDEX", type: "int", feed: .frame),
    InputNames.Implicit(name: "PASSINDEX", type: "int", feed: .passIndex),
    InputNames.Implicit(name: "RENDERSIZE", type: "vec2", feed: .raster(.pixelSize)),
  ]

  private let entry: SourceLibrary.Entry

  package init(entry: SourceLibrary.Entry) { self.entry = entry }

  package static func evidence(in file: DialectSource) -> String? {
    ISFHeader.comment(among: file.comments, in: file.text, tokens: file.tokens)
      .map { _ in "it begins with a JSON comment" }
  }

  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    let text = reading.text(of: entry)
    guard
      let comment = ISFHeader.comment(among: entry.comments, in: text, tokens: entry.tokens),
      let header = ISFHeader(comment, of: entry.index, log: reading.log)
    else { return }
    program.summary = header.summary
    guard let first = reading.draft(of: [entry], for: &program) else { return }
    guard let main = first.unit.function("main") else {
      reading.report("'\(entry.path)' does not define 'main'", atStartOf: entry)
      return
    }
    let vertex = VertexPart(
      besideISF: entry, isRead: !vertexInputs(of: first.unit).isEmpty, reading)
    reportVertexParts(first.unit, vertex, reading.log)
    let isTransition = header.isTransition
    program.isTransition = isTransition && header.inputs.contains { $0.name == "progress" }
    program.controls = header.inputs.filter {
      $0.role != .texture && !(isTransition && $0.name == "progress")
    }
    let notes = ControlNotes(of: first.unit, log: reading.log)
    for (index, pass) in header.passes.enumerated() {
      var draft = first
      let reader = ISFPassReader(header: header, index: index, isTransition: isTransition)
      func feed(_ draft: inout PassDraft, _ notes: ControlNotes) {
        reader.feed(&draft, reading.log)
        var binder = InputBinder(
          known: Self.implicit, notes: notes, log: reading.log, controls: program.controls)
        binder.bind(&draft, implicit: Self.implicit) { reader.channel($0) }
        program.controls = binder.controls
      }
      feed(&draft, notes)
      if let vertex {
        vertex.add(to: &draft, given: ISFPassReader.coordinates) {
          $0.defineVertexStart()
          feed(&$0, vertex.notes)
        }
      }
      let output = draft.addOutputs()
      let isPicture = index == header.passes.count - 1
      var result = reading.pass(
        named: pass.target ?? "image", draft,
        calling: ["\(draft.name(of: main))();", "color = \(output);"],
        result: pass.buffer.isFloat ? .raw : isPicture ? .premultiplied : .clamped)
      result.buffer = pass.buffer
      program.passes.append(result)
    }
  }

  /// Inputs that come from a vertex shader of the author's, and are read.
  private func vertexInputs(of unit: GLSLUnit) -> [GLSLDeclaration] {
    unit.inputs.filter { !ISFPassReader.coordinates.contains($0.name) && unit.isRead($0) }
  }

  /// Reports inputs that no vertex shader gives their values.
  private func reportVertexParts(
    _ unit: GLSLUnit, _ vertex: VertexPart?, _ log: DiagnosticLog
  ) {
    for input in vertexInputs(of: unit) {
      if let vertex {
        if vertex.output(named: input.name)?.type != input.type {
          log.report(
            "'\(vertex.path)' has no output '\(input.type) \(input.name)'",
            at: unit.tokens[input.nameIndex].span)
        }
        continue
      }
      log.report(
        "'\(input.name)' comes from a vertex shader, and none gives it",
        at: unit.tokens[input.nameIndex].span,
        hint: "put it beside this file, with the same name and the ending '.vs'")
    }
    for token in unit.tokens where token.kind == .identifier {
      guard token.text.hasPrefix("vv_"), !ISFPassReader.coordinates.contains(token.text),
        !unit.declares(token.text)
      else { continue }
      log.report(
        "'\(token.text)' comes from a vertex shader, and is not declared here", at: token.span)
      return
    }
  }
}

extension ISFHeader {
  /// Pictures and sound.
  var textures: [ParameterDeclaration] { inputs.filter { $0.role == .texture } }

  /// Whether it is a transition from one picture to another.
  var isTransition: Bool {
    let pictures = inputs.filter { $0.type == "image" }.map(\.name)
    return pictures.contains("startImage") && pictures.contains("endImage")
  }
}

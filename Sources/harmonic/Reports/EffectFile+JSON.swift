import Binding
import Diagnostics
import Dialects
import Files
import Metal
import Opening
import Parameters
import Scenes

extension EffectFile {
  /// Name, kind and parameters of every stitchable function, and what was found wrong.
  func json(diagnostics: [Diagnostic]) -> JSON {
    if case .program(let program) = content { return json(of: program, diagnostics) }
    var views = DrawingViews(of: self)
    let functions = stitchableFunctions.map { json(of: $0, drawnBy: views.view(of: $0)) }
    return .object([
      JSON.Member("file", .string(path)),
      JSON.Member("functions", .array(functions)),
      JSON.Member("diagnostics", .array(diagnostics.map(Self.json))),
    ])
  }

  /// The dialect of a program, the evidence for it, its passes and the feeds of its controls.
  private func json(of program: DialectProgram, _ diagnostics: [Diagnostic]) -> JSON {
    let parameters =
      progress(of: program) + program.bindings.map { $0.json(type: $0.parameter.type) }
    return .object([
      JSON.Member("file", .string(path)),
      JSON.Member("dialect", program.dialect.map { .string($0.name) } ?? .null),
      JSON.Member("evidence", .string(program.evidence)),
      JSON.Member("passes", .array(program.passes.map { .string($0.name) })),
      JSON.Member("parameters", .array(parameters)),
      JSON.Member("samplers", .array(samplers.map(\.json))),
      JSON.Member("diagnostics", .array(diagnostics.map(Self.json))),
    ])
  }

  /// How far a transition is, which every transition has beside its author's parameters.
  private func progress(of program: DialectProgram) -> [JSON] {
    guard program.isTransition, let scene = sources.first?.make(SceneEnvironment()),
      let progress = scene.parameters.all.first(where: { $0.name == "progress" })
    else { return [] }
    return [
      .object(
        [
          JSON.Member("name", .string(progress.name)), JSON.Member("type", .string("float")),
          JSON.Member("summary", .string(progress.summary)),
        ] + progress.controlMembers + [
          JSON.Member("values", .null), JSON.Member("feed", .string(progress.feed)),
          JSON.Member("fedBy", .object([JSON.Member("source", .string("progress"))])),
          JSON.Member("pressed", .null),
        ])
    ]
  }

  private func json(of function: StitchableFunction, drawnBy view: DrawingView?) -> JSON {
    .object([
      JSON.Member("name", .string(function.title)),
      JSON.Member("kind", function.kind.map { .string($0.rawValue) } ?? .null),
      JSON.Member("summary", .string(function.summary)),
      JSON.Member("line", .number(Double(function.span.line))),
      JSON.Member("isTranslated", .boolean(function.isTranslated)),
      JSON.Member("view", view.map(Self.json) ?? .null),
      JSON.Member("parameters", .array(parameters(of: function))),
    ])
  }

  private static func json(of view: DrawingView) -> JSON {
    .object([
      JSON.Member("name", .string(view.name)), JSON.Member("file", .string(view.path)),
    ])
  }

  private func parameters(of function: StitchableFunction) -> [JSON] {
    let feeds = feeds(of: function)
    let bindings = bindings(of: function)
    return function.parameters.map { parameter in
      if let binding = bindings.first(where: { $0.parameter.name == parameter.name }) {
        return binding.json(type: parameter.type)
      }
      return .object([
        JSON.Member("name", .string(parameter.name)),
        JSON.Member("type", .string(parameter.type)),
        JSON.Member("feed", feeds[parameter.name].map(JSON.string) ?? .null),
        JSON.Member(
          "fedBy",
          parameter.feedName.map { .object([JSON.Member("source", .string($0))]) } ?? .null),
      ])
    }
  }

  static func json(of diagnostic: Diagnostic) -> JSON {
    .object([
      JSON.Member("severity", .string(diagnostic.severity.rawValue)),
      JSON.Member("message", .string(diagnostic.message)),
      JSON.Member("file", diagnostic.span.map { .string($0.file) } ?? .null),
      JSON.Member("line", diagnostic.span.map { .number(Double($0.line)) } ?? .null),
      JSON.Member("column", diagnostic.span.map { .number(Double($0.column)) } ?? .null),
      JSON.Member("hint", diagnostic.hint.map(JSON.string) ?? .null),
    ])
  }
}

extension Sampler {
  fileprivate var json: JSON {
    .object([JSON.Member("name", .string(name)), JSON.Member("reads", .string(words))])
  }
}

extension OpeningError {
  /// The report of a file that could not be opened.
  func json(ofFile path: String) -> JSON {
    .object([
      JSON.Member("file", .string(path)),
      JSON.Member("functions", .array([])),
      JSON.Member("diagnostics", .array([EffectFile.json(of: Diagnostic(message, hint: hint))])),
    ])
  }
}

extension ParameterDeclaration {
  /// The word for a value that the program passes by itself; `nil` for other parameters.
  fileprivate var feedName: String? {
    switch role {
    case .position: "position"
    case .color: "color"
    case .layer: "layer"
    default: nil
    }
  }
}

extension EffectFile {
  /// The feed of each parameter of a function, in words, by the parameter's name.
  func feeds(of function: StitchableFunction) -> [String: String] {
    var feeds: [String: String] = [:]
    for parameter in function.parameters {
      switch parameter.role {
      case .position: feeds[parameter.name] = "the pixel's place"
      case .color: feeds[parameter.name] = "the pixel's color"
      case .layer: feeds[parameter.name] = "the layer"
      case .unbindable: feeds[parameter.name] = "nothing: SwiftUI cannot bind it"
      default: continue
      }
    }
    for binding in bindings(of: function) { feeds[binding.parameter.name] = binding.words }
    return feeds
  }
}

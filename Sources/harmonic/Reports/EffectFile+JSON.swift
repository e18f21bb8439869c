import Binding
import Diagnostics
import Dialects
import Files
import Metal
import Opening

extension EffectFile {
  /// Name, kind and parameters of every stitchable function, and what was found wrong.
  func json(diagnostics: [Diagnostic]) -> JSON {
    if case .program(let program) = content { return json(of: program, diagnostics) }
    return .object([
      JSON.Member("file", .string(path)),
      JSON.Member("functions", .array(stitchableFunctions.map(json))),
      JSON.Member("diagnostics", .array(diagnostics.map(Self.json))),
    ])
  }

  /// What a program was taken for, its passes and what feeds its controls.
  private func json(of program: DialectProgram, _ diagnostics: [Diagnostic]) -> JSON {
    let parameters = program.bindings.map { binding in
      JSON.object([
        JSON.Member("name", .string(binding.parameter.name)),
        JSON.Member("feed", .string(binding.words)),
      ])
    }
    return .object([
      JSON.Member("file", .string(path)),
      JSON.Member("dialect", program.dialect.map { .string($0.name) } ?? .null),
      JSON.Member("evidence", .string(program.evidence)),
      JSON.Member("passes", .array(program.passes.map { .string($0.name) })),
      JSON.Member("parameters", .array(parameters)),
      JSON.Member("diagnostics", .array(diagnostics.map(Self.json))),
    ])
  }

  private func json(of function: StitchableFunction) -> JSON {
    .object([
      JSON.Member("name", .string(function.name)),
      JSON.Member("kind", function.kind.map { .string($0.rawValue) } ?? .null),
      JSON.Member("summary", .string(function.summary)),
      JSON.Member("line", .number(Double(function.span.line))),
      JSON.Member("isTranslated", .boolean(function.isTranslated)),
      JSON.Member("parameters", .array(parameters(of: function))),
    ])
  }

  private func parameters(of function: StitchableFunction) -> [JSON] {
    let feeds = feeds(of: function)
    return function.parameters.map { parameter in
      let range = parameter.range.map {
        JSON.array([.number($0.lowerBound), .number($0.upperBound)])
      }
      return .object([
        JSON.Member("name", .string(parameter.name)),
        JSON.Member("type", .string(parameter.type)),
        JSON.Member("feed", feeds[parameter.name].map(JSON.string) ?? .null),
        JSON.Member("range", range ?? .null),
        JSON.Member(
          "default",
          parameter.defaultValue.map { .array($0.map(JSON.number)) } ?? .null),
      ])
    }
  }

  fileprivate static func json(of diagnostic: Diagnostic) -> JSON {
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

extension EffectFile {
  /// What feeds each parameter of a function, in words, by name.
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

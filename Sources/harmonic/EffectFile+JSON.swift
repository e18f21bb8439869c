import ShaderTranslation

extension MetalFile {
  /// Name, kind and parameters of every stitchable function, and what was found wrong.
  func json(diagnostics: [Diagnostic]) -> JSON {
    .object([
      JSON.Member("file", .string(path)),
      JSON.Member("functions", .array(translation.functions.map(Self.json))),
      JSON.Member("diagnostics", .array(diagnostics.map(Self.json))),
    ])
  }

  private static func json(of function: StitchableFunction) -> JSON {
    .object([
      JSON.Member("name", .string(function.name)),
      JSON.Member("kind", function.kind.map { .string($0.rawValue) } ?? .null),
      JSON.Member("summary", .string(function.summary)),
      JSON.Member("line", .number(Double(function.span.line))),
      JSON.Member("isTranslated", .boolean(function.isTranslated)),
      JSON.Member("parameters", .array(function.parameters.map(json))),
    ])
  }

  private static func json(of parameter: StitchableParameter) -> JSON {
    let range = parameter.argument.range.map {
      JSON.array([.number($0.lowerBound), .number($0.upperBound)])
    }
    return .object([
      JSON.Member("name", .string(parameter.name)),
      JSON.Member("type", .string(parameter.metalType)),
      JSON.Member("feed", .string(parameter.feed)),
      JSON.Member("range", range ?? .null),
      JSON.Member(
        "default",
        parameter.argument.defaultValue.map { .array($0.map(JSON.number)) } ?? .null),
    ])
  }

  private static func json(of diagnostic: Diagnostic) -> JSON {
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

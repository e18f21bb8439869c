import Testing

@testable import Diagnostics
@testable import Parameters

@Suite struct ShaderHeaderTests {
  private static let dent = """
    /// Pulls the layer toward a point.
    ///
    /// - Parameter position: The pixel being drawn. Space: user.
    /// - Parameter center: Where the sheet is pressed. Space: user.
    /// - Parameter radius: Where the pull has halved. Unit: points. Range: 8...240. Default: 90.
    /// - Returns: Where to sample the layer.
    vec2 dent(
        vec2 position, vec2 center,
        float radius) {
      return position;
    }
    """

  @Test func kindNameAndArgumentsComeFromThePrototype() throws {
    let signature = try ShaderHeader(source: Self.dent, file: "dent.glsl").signature
    #expect(signature.name == "dent")
    #expect(signature.kind == .distortion)
    #expect(signature.summary == "Pulls the layer toward a point.")
    #expect(signature.arguments.map(\.name) == ["center", "radius"])
    #expect(signature.arguments.map(\.type) == ["vec2", "float"])
  }

  @Test func unitRangeAndDefaultComeFromTheComment() throws {
    let signature = try ShaderHeader(source: Self.dent, file: "dent.glsl").signature
    let radius = signature.arguments[1]
    #expect(radius.summary == "Where the pull has halved")
    #expect(radius.unit == "points")
    #expect(radius.range == 8...240)
    #expect(radius.defaultValue == [90])
    #expect(signature.arguments[0].space == "user")
  }

  @Test func aSpecializationConstantSaysSo() throws {
    let source = Self.dent.replacing("Default: 90.", with: "Default: 90. Specialization: constant.")
    let arguments = try ShaderHeader(source: source, file: "dent.glsl").signature.arguments
    #expect(arguments.map(\.isSpecializationConstant) == [false, true])
    #expect(arguments[1].summary == "Where the pull has halved")
  }

  @Test(arguments: [
    ("vec4 f(vec2 position) {", EffectKind.fill),
    ("vec4 f(vec2 position, vec4 color, float x) {", .color),
    ("vec4 f(vec2 position, vec4 tint) {", .fill),
    ("vec4 f(vec2 position, Layer layer) {", .layer),
    ("vec2 f(vec2 position, float x) {", .distortion),
  ])
  func kindFollowsTheShape(prototype: String, kind: EffectKind) throws {
    let header = try ShaderHeader(source: "/// Does it.\n\(prototype)", file: "f.glsl")
    #expect(header.signature.kind == kind)
  }

  @Test func aDescribedParameterThatIsNotThereIsAnError() {
    let source =
      "/// Does it.\n///\n/// - Parameter radios: Wrong.\nvec2 f(vec2 position, float radius) {"
    let error = #expect(throws: Diagnostic.self) {
      try ShaderHeader(source: source, file: "f.glsl")
    }
    #expect(error?.message == "the comment describes 'radios', which 'f' does not take")
    #expect(error?.hint == "did you mean 'radius'?")
    #expect(error?.span?.line == 4)
  }

  @Test func aFileWithoutADocumentedFunctionIsAnError() {
    #expect(throws: Diagnostic.self) { try ShaderHeader(source: "float x;\n", file: "x.glsl") }
  }

  @Test func aFunctionOfNoKindIsAnError() {
    let error = #expect(throws: Diagnostic.self) {
      try ShaderHeader(source: "/// No.\nfloat f(vec2 position) {", file: "f.glsl")
    }
    #expect(error?.message == "'f' returns 'float'")
  }
}

import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Which kind a function is, and what its parameters are fed with.
@Suite struct SignatureTests {
  private func function(_ source: String) throws -> StitchableFunction {
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    return try #require(translation.functions.first)
  }

  @Test(arguments: [
    ("half4 f(float2 p)", EffectKind.fill),
    ("half4 f(float2 p, float4 bounds, float t)", .fill),
    ("half4 f(float2 p, half4 c)", .color),
    ("half4 f(float2 p, half4 color, float4 bounds)", .color),
    ("float4 f(float2 p, float4 color)", .color),
    ("float2 f(float2 p)", .distortion),
    ("float2 f(float2 p, half4 c)", .distortion),
    ("half4 f(float2 p, SwiftUI::Layer layer)", .layer),
    ("half4 f(float2 p, metal::texture2d<half> t)", .fill),
  ])
  func theKindFollowsFromTheHead(head: String, kind: EffectKind) throws {
    let body = head.hasPrefix("float2") ? "{ return p; }" : "{ return 0; }"
    #expect(try function("[[ stitchable ]] \(head) \(body)").kind == kind)
  }

  @Test func functionsOfOneNameAreToldApartByTheirTypes() throws {
    let source = """
      #include <SwiftUI/SwiftUI_Metal.h>
      [[ stitchable ]] half4 glow(float2 p, half4 c) { return c; }
      [[ stitchable ]] half4 glow(float2 p, SwiftUI::Layer l, device const float *list, int n) {
        return l.sample(p) * list[0];
      }
      [[ stitchable ]] half4 plain(float2 p) { return 1; }
      """
    let functions = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source])).functions
    #expect(functions.map(\.isTranslated) == [true, true, true])
    #expect(functions.map(\.name) == ["glow", "glow", "plain"])
    #expect(
      functions.map(\.title) == [
        "glow(float2,half4)", "glow(float2,SwiftUI::Layer,device const float *,int)", "plain",
      ])
    func meant(_ words: String) -> [Bool] { functions.map { $0.isMeant(by: words) } }
    #expect(meant("glow") == [true, true, false])
    #expect(meant("glow(float2, half4)") == [true, false, false])
    #expect(meant("plain(float2)") == [false, false, true])
    #expect(meant("glow(float2)") == [false, false, false])
  }

  @Test func functionsOfOneNameAndTypesAreToldApartByTheirNamespaces() throws {
    let source = """
      namespace warm { [[ stitchable ]] half4 glow(float2 p) { return 0.25; } }
      namespace cold { namespace deep { [[ stitchable ]] half4 glow(float2 p) { return 0.5; } } }
      [[ stitchable ]] half4 glow(float2 p) { return 1; }
      namespace warm { [[ stitchable ]] half4 glow(float2 p, half4 c) { return c; } }
      """
    let functions = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source])).functions
    #expect(
      functions.map(\.title) == [
        "warm::glow(float2)", "cold::deep::glow(float2)", "glow(float2)", "glow(float2,half4)",
      ])
    func meant(_ words: String) -> [Bool] { functions.map { $0.isMeant(by: words) } }
    #expect(meant("warm::glow") == [true, false, false, false])
    #expect(meant("cold::deep::glow(float2)") == [false, true, false, false])
    #expect(meant("glow") == [true, true, true, true])
    #expect(meant("glow(float2)") == [true, true, true, false])
  }

  /// Numbers that their author may have written by mistake.
  @Test(arguments: [
    ("int", "99999999999999999999", " = int(2147483647)"), ("int", "-1e300", " = int(-2147483647)"),
    ("float", "1e39", ""), ("float", "nan", ""), ("int", "inf", ""),
    ("float2", "1, 2", " = vec2(1.0, 2.0)"),
  ])
  func aDefaultMayBeAnyNumber(type: String, number: String, initializer: String) throws {
    let found = try function(
      """
      /// - Parameter d: Default: \(number)
      [[ stitchable ]] half4 f(float2 p, \(type) d) { return half4(d\(type == "float2" ? ".x" : "")); }
      """)
    let text = StandaloneProgram(found).text.text
    #expect(text.contains(" argument_d\(initializer);"), "\(text)")
  }

  @Test func theAttributeMayStandAnywhere() throws {
    for head in [
      "[[stitchable]] half4 f", "extern \"C\" [[ stitchable ]] half4 f", "half4 [[stitchable]] f",
      "[[ stitchable, host_name(\"g\") ]]\nhalf4\nf",
    ] {
      #expect(try function("\(head)(float2 p) { return 0; }").isTranslated, "\(head)")
    }
  }

  @Test func rolesFollowFromTypes() throws {
    let found = try function(
      """
      [[ stitchable ]] half4 f(float2 p, SwiftUI::Layer layer, float a, float2 b, int n, uint u, half4 tint,
        device const float *values, int count, device const half4 *colors, int number, texture2d<half> image, bool on) {
        return 0;
      }
      """)
    #expect(
      found.parameters.map(\.role) == [
        .position, .layer, .value(.float, components: 1), .value(.float, components: 2),
        .value(.int, components: 1), .value(.uint, components: 1), .colorValue,
        .array(components: 1, isColor: false), .count(ofArray: "values"),
        .array(components: 4, isColor: true), .count(ofArray: "colors"), .texture,
        .value(.bool, components: 1),
      ])
    #expect(
      found.parameters.map(\.type) == [
        "float2", "SwiftUI::Layer", "float", "float2", "int", "uint", "half4",
        "device const float *",
        "int", "device const half4 *", "int", "texture2d<half>", "bool",
      ])
    #expect(
      found.parameters.map(\.glslType) == [
        "vec2", nil, "float", "vec2", "int", "uint", "vec4", "samplerBuffer", "int",
        "samplerBuffer",
        "int", "sampler2D", "bool",
      ])
  }

  /// `Shader.Argument.floatArray` becomes a pointer and an `int`, by Apple's documentation.
  @Test func aListWithoutItsCountIsReported() throws {
    let source = """
      [[ stitchable ]] half4 f(float2 p, half4 c, constant float *gains, constant float *drops, float s) {
        return half4(gains[0], drops[0], s, 1);
      }
      [[ stitchable ]] half4 g(float2 p, device const half4 *inks) { return inks[0]; }
      [[ stitchable ]] half4 h(float2 p, device const float *list, int count) { return list[count]; }
      """
    let found = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(
      found.diagnostics.map(\.message)
        == ["gains", "drops", "inks"].map {
          "SwiftUI passes the count of '\($0)' after it, for which there is no parameter"
        })
    #expect(found.diagnostics.map(\.severity) == [.warning, .warning, .warning])
    #expect(found.diagnostics.first?.hint == "write 'gains, int gainsCount'")
    #expect(found.diagnostics.map(\.span?.line) == [1, 1, 4])
    #expect(found.functions.map(\.isTranslated) == [true, true, true])
  }

  @Test func ourHeaderFormIsRead() throws {
    let found = try function(
      """
      /// Pulls the layer toward a point. And more.
      ///
      /// - Parameter position: The pixel. Space: user.
      /// - Parameter radius: Distance at which
      ///   the pull has halved. Unit: points. Range: 8...240. Default: 90.
      [[ stitchable ]] float2 dent(float2 position, float radius) { return position; }
      """)
    #expect(found.summary == "Pulls the layer toward a point.")
    let argument = try #require(found.signature?.arguments.first)
    #expect(argument.name == "radius")
    #expect(argument.unit == "points")
    #expect(argument.range == 8...240)
    #expect(argument.defaultValue == [90])
    #expect(argument.summary == "Distance at which the pull has halved")
  }

  @Test(
    arguments: [
      ("// @param x 0..10 = 2.5", 0.0...10.0, [2.5]),
      ("/// - Parameter x: Strength, from 0 (none) to 1 (full). Defaults to 0.5.", 0...1, [0.5]),
      (
        "/// - Parameter x: How much. Ranges from 1 to 5 work best; try starting with 3.", 1...5,
        [3]
      ),
      (
        "/// - Parameters:\n///   - p: Where.\n///   - x: Amount (-1.0 - 1.0), default: -0.25",
        -1...1, [-0.25]
      ),
      ("/*\n * @param x between 2 and 8, e.g. 4\n */", 2...8, [4]),
      ("/** \\param x min: 0, max: 20, default 10 */", 0...20, [10]),
      ("// - Parameter x: [0, 360] degrees", 0...360, nil),
    ] as [(String, ClosedRange<Double>, [Double]?)])
  func numbersInProseAreFound(comment: String, range: ClosedRange<Double>, value: [Double]?) throws
  {
    let found = try function(
      "\(comment)\n[[ stitchable ]] half4 f(float2 p, float x) { return x; }")
    let argument = try #require(found.signature?.arguments.first)
    #expect(argument.range == range)
    #expect(argument.defaultValue == value)
  }

  @Test func commentsBesideParametersAreRead() throws {
    let found = try function(
      """
      [[ stitchable ]] half4 f(
        float2 p,
        float a,  // 0...4, default 1
        /* from 10 to 20 */ float b,
        float2 c = float2(1, 2), float d = -3.5, half4 e = half4(1)
      ) { return 0; }
      """)
    let arguments = try #require(found.signature).arguments
    #expect(arguments.map(\.range) == [0...4, 10...20, nil, nil, nil])
    #expect(arguments.map(\.defaultValue) == [[1], nil, [1, 2], [-3.5], [1, 1, 1, 1]])
  }

  @Test func theAuthorMayCallAFunctionOfColorsAFill() throws {
    let found = try function(
      "/// @kind fill\n[[ stitchable ]] half4 f(float2 p, half4 first, half4 second) { return first; }"
    )
    #expect(found.kind == .fill)
    #expect(found.signature?.arguments.map(\.name) == ["first", "second"])
  }

  @Test func parametersWithoutNamesAreArguments() throws {
    let found = try function("[[ stitchable ]] half4 f(float2, float, float) { return 1; }")
    #expect(found.signature?.arguments.map(\.name) == ["argument1", "argument2"])
  }

  @Test func aCommentOfOtherCodeIsNotTheFunctions() throws {
    let found = try function(
      "/// Not this.\nconstant float k = 1;\n\nconstant float j = 2;  // nor this\n[[ stitchable ]] half4 f(float2 p) { return k; }"
    )
    #expect(found.summary == "")
  }
}

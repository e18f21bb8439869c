import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// The message for each kind of mistake; ⟦ ⟧ mark the span it must cover.
@Suite struct MistakeTests {
  @Test func unknownLayerMember() {
    expectError(
      "half4 c = layer.⟦smaple⟧(position);", "'SwiftUI::Layer' has no member 'smaple'",
      hint: "did you mean 'sample'?")
  }

  @Test func whatALayerDoesNotAllow() {
    expectError(
      "float x = layer.⟦inf⟧[0];", "'SwiftUI::Layer' has no member 'inf'",
      hint: "did you mean 'info'?")
    expectError("⟦layer.info[0]⟧ = 1;", "this cannot be assigned")
    expectError(
      "half4 c = layer.tex.⟦write⟧(half4(0), uint2(0));", "'texture2d<half>' has no member 'write'")
  }

  @Test func unknownNames() {
    expectError(
      "float radius = 1; float x = ⟦raduis⟧;", "'raduis' is not declared",
      hint: "did you mean 'radius'?")
    expectError(
      "float x = ⟦smothstep⟧(0, 1, 0.5);", "function 'smothstep' is not declared",
      hint: "did you mean 'smoothstep'?")
    expectError("⟦flaot2⟧ p = 1;", "unknown type 'flaot2'", hint: "did you mean 'float2'?")
    expectError("float x = ⟦M_PI_G⟧;", "'M_PI_G' is not declared", hint: "did you mean 'M_PI_F'?")
  }

  @Test func componentsThatAreNotThere() {
    expectError("float x = position.⟦z⟧;", "'float2' has no component 'z'")
    expectError(
      "float2 p = bounds.⟦xg⟧;", "'.xg' mixes the names xyzw and rgba", hint: "write '.xy'")
    expectError(
      "float x = position.⟦s⟧;", "'float2' has no member 's'",
      hint: "components are named x, y, z, w or r, g, b, a")
    expectError("float3 v = 0; float x = v[⟦3⟧];", "'float3' has no component 3")
    expectError("float a[2] = {1, 2}; float x = a[⟦2⟧];", "an array of 2 elements has no element 2")
  }

  @Test func labelsThatAreNotEachAnInteger() {
    expectError(
      "switch (1) { case 3: break; case ⟦.3⟧: break; }", "a case must be a constant integer")
    expectError(
      "switch (1) { case 3: break; ⟦case 1 + 2:⟧ break; }",
      "'case 3' stands twice in this 'switch'")
    expectError(
      "switch (1u) { default: break; ⟦default:⟧ break; }",
      "'default' stands twice in this 'switch'")
    expectError("float a[⟦2.0⟧];", "the size of an array must be a constant integer")
  }

  @Test func listsAfterFor() {
    expectError(
      "float s = 0; for (auto x : { 1.0, ⟦2⟧ }) { s += x; }",
      "the values of a list must have one type, found 'float' and 'int'", hint: "write 'float(…)'")
    expectError(
      "float s = 0; for (auto p : { ⟦{ 1, 2 }⟧, { 3, 4 } }) { s += p.x; }",
      "the type of this list is not known", hint: "write its type before it, as in 'float2{…}'")
    expectError(
      "for (thread float &⟦x⟧ : { 1.0, 2.0 }) { x += 1; }",
      "a reference to the values of a list must be constant", hint: "write 'const' before its type")
    expectError(
      "for (auto &x : { 1.0, 2.0 }) { ⟦x⟧ += 1; }",
      "cannot assign to variable 'xList' with const-qualified type 'const float[2]'",
      hint: "leave out 'const' where it is declared")
    expectError("for (auto x : ⟦{}⟧) { }", "'for' needs at least one value in its list")
  }

  @Test func aTemplateIsNotCalledBySwiftUI() {
    expectError(
      "template <int N> [[ stitchable ]] half4 ⟦f⟧(float2 position) { return N; }",
      "'f' is a template, which SwiftUI cannot call",
      hint: "mark a function with [[ stitchable ]] that calls it with the types it needs")
  }

  /// The names of parameters are looked for in calls that may have too few arguments.
  @Test(arguments: ["distance", "max", "step", "mix", "fmod", "smoothstep", "pow", "length"])
  func callsWithTooFewArguments(name: String) {
    expectError(
      """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 f(float2 position, half4 color, float2 center) {
        return \(name)(position) + \(name)(center - position) + \(name)() + color;
      }
      """, nil)
  }

  @Test func typesThatDoNotFit() {
    expectError(
      "float2 p = ⟦bounds⟧;", "cannot convert 'float4' to 'float2'",
      hint: "take components, as in '.xy'")
    expectError(
      "float x = ⟦position⟧;", "cannot convert 'float2' to 'float'",
      hint: "take components, as in '.x'")
    expectError(
      "float3 v = 1; v = ⟦v + position⟧;", "'+' does not combine 'float3' and 'float2'")
    expectError(
      "float x = ⟦position.x % 2⟧;", "'%' needs integers, found 'float' and 'int'",
      hint: "use 'fmod(a, b)'")
    expectError(
      "if (⟦position⟧) { }", "a condition must be one number, found 'float2'",
      hint: "use 'any(…)' or 'all(…)'")
    expectError("half4 c = ⟦half4(1, 2)⟧;", "'half4' needs 4 components, found 2")
    expectError(
      "float2x2 m = ⟦float2x2(1, 2, 3)⟧;", "cannot make 'float2x2' of 'int', 'int', 'int'")
  }

  @Test func callsThatDoNotFit() {
    expectError(
      "float x = ⟦g(position)⟧;", "no function 'g' takes (float2)", hint: "it takes (float, float)",
      above: "float g(float a, float b) { return a; }")
    expectError("float x = ⟦mix(1.0, 2.0)⟧;", "'mix' takes 3 arguments, found 2")
    expectError(
      "float x = ⟦dot(position, float3(1))⟧;", "no function 'dot' takes (float2, float3)")
    expectError("float x = 1; float y = ⟦x⟧(2);", "'x' is a variable and cannot be called")
    expectError(
      "float x = ⟦g(1)⟧;", "function 'g' is declared but has no body",
      hint: "define it in this file, or in another '.metal' file of the folder",
      above: "float g(float x);")
    expectError(
      "float x = ⟦g⟧;", "function 'g' is not called", hint: "add '()' to call it",
      above: "float g() { return 1; }")
  }

  @Test func aTemplateThatDoesNotFit() {
    expectError(
      "⟦g(1, float2(1))⟧;", "no function 'g' takes (int, float2)",
      above: "template <typename T> void g(T a, T b) {}")
  }

  @Test func whatCannotBeAssigned() {
    expectError("⟦k⟧ = 2;", "'k' is a constant", above: "constant float k = 1;")
    expectError("float4 v = 0; ⟦v.xx⟧ = position;", "a component is assigned twice")
    expectError("⟦position + 1⟧ = 2;", "this cannot be assigned")
    expectError("⟦sin(1.0)++⟧;", "'++' needs a variable that holds a number")
  }

  @Test(arguments: ["⟦d.at(1)⟧ = 5;", "thread float &r = ⟦d.at(1)⟧;", "⟦d.at(1)⟧++;"])
  func whatIsReturnedByReferenceIsLost(change: String) {
    expectError(
      "Deck d; " + change, "what 'at' returns a reference to cannot be changed in GLSL",
      hint: "only 'return *this;' of what is called on a variable can be translated",
      above: "struct Deck { float v[2]; thread float &at(int i) { return v[i]; } };")
  }

  @Test func aReferenceToOneOfTwo() {
    expectError(
      "float a = 1, b = 2; thread float &r = ⟦position.x > 1 ? a : b⟧;",
      "a reference to one of two variables cannot be translated to GLSL",
      hint: "choose with 'if' where it is used")
  }

  @Test func arraysWithoutASize() {
    expectError(
      "Ball b;", "array 'v' of a struct needs a size", above: "struct Ball { float ⟦v⟧[]; };")
    expectError("⟦float⟧ v[2][] = {{1}, {2}};", "only the first size of an array can be left out")
  }

  @Test func jumpsToNowhere() {
    expectError("⟦break;⟧", "'break' is outside of a loop or 'switch'")
    expectError("switch (1) { default: ⟦continue;⟧ }", "'continue' is outside of a loop")
    expectError(
      "if (true) { ⟦case 1:⟧ }", "a label must stand directly in the braces of a 'switch'")
    expectError(
      "float x = g(1);", "'g' never returns a value",
      hint: "end it with 'return' and a value of type 'float'",
      above: "float ⟦g⟧(float x) { x += 1; }")
  }

  @Test func punctuationThatIsMissing() {
    expectError("float x = ⟦1⟧\n  float y = 2;", "expected ';' after a declaration")
    expectError(
      "float x = sin(1⟦;⟧", "expected ')' after arguments, found ';'",
      hint: "it closes the '(' of line 6, column 16")
    expectError(
      "for (int i = 0; i < 3⟦)⟧ { }", "expected ';' after the condition of 'for', found ')'")
    expectError("float x = 1 + ⟦;⟧", "expected an expression, found ';'")
    expectError("float x = sin(1, ⟦)⟧;", "expected an expression, found ')'")
    expectError("switch (1) { default⟦;⟧ }", "expected ':' after 'default', found ';'")
    expectError(
      "while (float x⟦)⟧ { }", "expected '=' after a variable in a condition, found ')'")
  }

  @Test func preprocessorMistakes() {
    expectError("#⟦elfi⟧ stitchable", "unknown directive '#elfi'", hint: "did you mean '#elif'?")
    expectError("⟦#if⟧ 1\n// stitchable", "'#if' has no '#endif'")
    expectError("#⟦else⟧\n// stitchable", "'#else' without '#if'")
    expectError("#if 0\n#else\n#⟦else⟧\n#endif\n// stitchable", "'#else' after '#else'")
    expectError("#if 0\n#else\n#⟦elif⟧ 1\n#endif\n// stitchable", "'#elif' after '#else'")
    expectError("#⟦error do not⟧\n// stitchable", "#error do not")
    expectError(
      "float x = ⟦SQ⟧(1, 2);", "macro 'SQ' takes 1 arguments, found 2", above: "#define SQ(x) x * x"
    )
  }

  @Test func aListOfParametersThatEndsWithAComma() {
    expectError(
      "[[ stitchable ]] half4 f(float2 position, half4 color⟦,⟧ ) { return color; }",
      "expected a parameter after ','", hint: "remove the ','")
  }

  @Test func functionsThatFitNowhere() {
    expectError(
      "[[ stitchable ]] half4 ⟦f⟧(half4 color) { return color; }",
      "'f' does not take a position first",
      hint: "a stitchable function for SwiftUI begins with 'float2 position'")
    expectError(
      "[[ stitchable ]] float3 ⟦f⟧(float2 p) { return 1; }", "'f' returns 'float3'",
      hint: "a fill, color or layer effect returns half4, a distortion effect float2")
    expectError(
      "[[ stitchable ]] float2 ⟦f⟧(float2 p, SwiftUI::Layer layer) { return p; }",
      "'f' takes a layer and returns a position",
      hint: "a layer effect returns half4; a distortion effect takes no layer")
    expectError(
      "[[ stitchable ]] half4 ⟦f⟧(float2 p, float x, SwiftUI::Layer layer) { return x; }",
      "the layer of 'f' is not its second parameter",
      hint: "write '(float2 position, SwiftUI::Layer layer, …)'")
    expectError(
      "[[ stitchable ]] half4 f(float2 p, float2x2 ⟦m⟧) { return 1; }",
      "nothing can be bound to 'm' of type 'float2x2'",
      hint:
        "SwiftUI passes float, float2, float3, float4, half4, textures and 'device const' arrays")
    expectError(
      "[[ stitchable ]] half4 f(float2 p, thread float &⟦x⟧) { x = 1; return x; }",
      "nothing can be bound to 'x' of type 'float &'",
      hint:
        "SwiftUI passes float, float2, float3, float4, half4, textures and 'device const' arrays")
    expectError(
      "[[ stitchable ]] half4 f(thread float2 &⟦p⟧) { return p.x; }",
      "nothing can be bound to 'p' of type 'float2 &'",
      hint:
        "SwiftUI passes float, float2, float3, float4, half4, textures and 'device const' arrays")
    expectError(
      "⟦k⟧ernel void stitchable() { }", "no stitchable function, only kernel functions",
      hint: "SwiftUI calls functions marked [[ stitchable ]]")
  }

  /// The `{` that is never closed, where indentation shows it and where nothing does.
  @Test(arguments: [
    "[[ stitchable ]] half4 f(float2 p) ⟦{⟧\n  if (p.x > 1) {\n    p.x = 1;\n  }\n  return 1;\n",
    "half4 g(float2 p)\n⟦{⟧\n  return 1;\n\n[[ stitchable ]] half4 f(float2 p) { return 1; }\n",
    """
    [[ stitchable ]] half4 f(float2 p) {
      while (p.x > 1) ⟦{⟧
        p.x -= 1;
      return half4(p.x);
    }
    """,
    "struct Wave ⟦{⟧\n  float a;\n// stitchable",
  ])
  func aMissingBraceIsReportedWhereItsPartnerIs(source: String) {
    expectError(source, "expected '}'", hint: "this '{' is never closed")
  }

  @Test func typesOfGLSL() {
    expectError("⟦vec2⟧ p = 1;", "unknown type 'vec2'", hint: "did you mean 'float2'?")
    expectError(
      "float3 p = ⟦vec3⟧(1, 2, 3);", "function 'vec3' is not declared",
      hint: "did you mean 'float3'?")
    expectError("⟦mat3⟧ m;", "unknown type 'mat3'", hint: "did you mean 'float3x3'?")
    expectError("⟦ivec4⟧ m;", "unknown type 'ivec4'", hint: "did you mean 'int4'?")
  }

  @Test(arguments: ["sin", "fast::sin"])
  func aNameOfTheLibraryNeedsItsNamespace(name: String) {
    expectError(
      "#include <metal_stdlib>\n[[ stitchable ]] half4 f(float2 p) { return ⟦\(name)⟧(p.x); }",
      "use of undeclared identifier '\(name)'; did you mean 'metal::\(name)'?",
      hint: "add 'using namespace metal;' below '#include <metal_stdlib>'")
  }

  /// Qualified, or made known in the file, in a header, in a namespace, in the function.
  @Test(arguments: [
    "#include <metal_stdlib>\n[[ stitchable ]] half4 f(float2 p) { return metal::sin(p.x) + M_PI_F; }",
    "#include <metal_math>\nusing metal::sin;\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
    "#include <metal_stdlib>\nusing namespace metal;\n[[ stitchable ]] half4 f(float2 p) { return fast::sin(p.x); }",
    "#include \"Head.h\"\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
    "#include <SwiftUI/SwiftUI_Metal.h>\n[[ stitchable ]] half4 f(float2 p) { using namespace metal; return sin(p.x); }",
    """
    #include <metal_stdlib>
    namespace tools { using namespace metal; float wave(float x) { return sin(x); } }
    [[ stitchable ]] half4 f(float2 p) { return tools::wave(p.x); }
    """,
    "#include <metal_stdlib>\nnamespace m = metal;\n[[ stitchable ]] half4 f(float2 p) { return m::sin(p.x); }",
    "float sin(float x) { return x; }\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
    "#include <Unknown/Unknown.h>\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
  ])
  func waysToNameTheLibrary(source: String) {
    let translation = MetalTranslation(
      of: "a.metal",
      in: SourceFolder([
        "a.metal": source, "Head.h": "#include <metal_stdlib>\nusing namespace metal;",
      ]))
    #expect(translation.diagnostics.map(\.message) == [])
    #expect(translation.functions.map(\.isTranslated) == [true])
  }

  @Test func aMisspelledMarkIsNamed() {
    let source = "[[ stitchabel ]] half4 a(float2 p) { return 1; }"
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(
      translation.diagnostics.map(\.message) == [
        "no stitchable function", "unknown attribute 'stitchabel'",
      ])
    #expect(translation.diagnostics.last?.hint == "did you mean 'stitchable'?")
  }

  @Test func designatorsThatFitNothing() {
    let above = "struct Ball { float2 centre; float radius; };"
    expectError(
      "Ball b = { .⟦raduis = 2⟧ };", "'Ball' has no field 'raduis'",
      hint: "did you mean 'radius'?", above: above)
    expectError(
      "Ball b = { .radius = 2, ⟦3⟧ };", "there is no field after 'radius'", above: above)
    expectError(
      "float2 v = { .⟦x = 2⟧ };", "'.x =' fits only a list for a struct", above: above)
  }

  /// Which of `first` and `second` are translated beside a mistake.
  @Test(arguments: [
    ("float odd() { return nothing; }", [true, false]),
    ("float odd() { return 1 + ; }", [true, false]),
    ("float odd() { return 1; } constant float other = 1 +;", [false, false]),
    ("float odd() { return 1; } constant float other = 5f;", [false, false]),
    ("float odd() { return 1; } float even(flaot", [false, false]),
    ("float odd() { return 1; } struct S { float };", [false, false]),
    ("float odd() { return 1; } enum E { a = odd() };", [false, false]),
    ("float odd() { return 1; } constant float Nowhere::k = 1;", [false, false]),
    ("#if 1\nfloat odd() { return 1; }", [false, false]),
    ("#include \"odd.h\"\nfloat odd() { return 1; }", [false, false]),
    ("float odd() { return 1; } constant float unused = nothing;", [true, true]),
  ])
  func aMistakeOutsideOfFunctionsConcernsThemAll(mistake: String, expected: [Bool]) {
    let source = """
      \(mistake)
      [[ stitchable ]] half4 first(float2 position) { return 1; }
      [[ stitchable ]] half4 second(float2 position) { return odd(); }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    let translated = ["first", "second"].map { name in
      translation.functions.contains { $0.name == name && $0.isTranslated }
    }
    #expect(translated == expected, "\(translation.diagnostics)")
    #expect(translation.hasErrors == expected.contains(false))
  }

  @Test func limitsThatAreNotThere() {
    expectError(
      "float x = ⟦numeric_limits<float>::digits2()⟧;", "'numeric_limits<float>' has no 'digits2'")
    expectError(
      "float x = ⟦numeric_limits<bool>::max()⟧;", "'numeric_limits<bool>' has no 'max'")
  }

  @Test func kernelsAreLeftAloneWhereNothingNeedsThem() {
    let source = """
      struct Out { float4 position [[position]]; };
      vertex Out v(uint i [[vertex_id]], constant float4 *p [[buffer(0)]]) { Out o; o.position = p[i]; return o; }
      fragment float4 g(Out in [[stage_in]], texture3d<float> t [[texture(0)]]) { return t.sample(s, in.position.xyz); }
      kernel void k(device atomic_uint *n [[buffer(0)]], texture2d<float, access::write> t [[texture(1)]], uint2 id [[thread_position_in_grid]]) {
        threadgroup float shared[16]; threadgroup_barrier(mem_flags::mem_threadgroup); t.write(1, id);
      }
      [[ stitchable ]] half4 f(float2 p) { return 1; }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(
      translation.diagnostics.map(\.message) == [
        "'v' is a vertex function and is skipped", "'g' is a fragment function and is skipped",
        "'k' is a kernel function and is skipped",
      ])
    #expect(!translation.hasErrors)
    #expect(translation.functions.map(\.isTranslated) == [true])
  }

  @Test func theCaretStandsUnderTheMistake() {
    let source =
      "#include <metal_stdlib>\nusing namespace metal;\n[[ stitchable ]] half4 f(float2 p) {\n\thalf4 c = p.q;\n\treturn c;\n}"
    let translation = MetalTranslation(
      of: "dent.metal", in: SourceFolder(["dent.metal": source]), displayPrefix: "Effects/")
    #expect(
      translation.diagnostics.map(\.description) == [
        """
        Effects/dent.metal:4:14: error: 'float2' has no member 'q'
            \thalf4 c = p.q;
            \t            ^
        hint: components are named x, y, z, w or r, g, b, a
        """
      ])
  }

  @Test func eachLineOfGLSLKnowsItsOwn() throws {
    let source =
      "half4 g(float x) {\n  return x;\n}\n\n[[ stitchable ]] half4 f(float2 p) {\n  float y = p.x;\n  return g(y);\n}\n"
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    let text = try #require(translation.functions.first).glsl(prefix: "a_").text
    let line = try #require(text.lines.firstIndex { $0.contains("a_g(y)") })
    #expect(text.origin(ofLine: line + 1) == GLSLText.Origin(file: "a.metal", line: 7))
    let helper = try #require(text.lines.firstIndex { $0.contains("return vec4(x)") })
    #expect(text.origin(ofLine: helper + 1)?.line == 2)
  }
}

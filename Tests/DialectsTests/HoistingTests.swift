import Testing

@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// Expressions that are the same for every pixel leave the text of a pass, and no others do.
@Suite struct HoistingTests {
  private func pass(_ source: String) throws -> DialectProgram.Pass {
    let program = DialectProgram(of: "test.glsl", in: SourceFolder(["test.glsl": source]))
    return try #require(program.passes.first, "\(program.diagnostics)")
  }

  /// A program whose picture is made of `result`, with statements and declarations before it.
  private static func source(
    _ result: String, after statements: String = "", _ declarations: String = ""
  ) -> String {
    """
    uniform int count;
    uniform float list[4];
    \(declarations)
    void mainImage(out vec4 color, in vec2 place) {
      vec2 p = place / iResolution.xy;
      \(statements)
      color = vec4(\(result));
    }
    """
  }

  /// Checks that `call` is computed once a draw and for no pixel.
  private func expectMoved(
    _ call: String, from source: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let hoisted = try #require(try pass(source).hoisted, sourceLocation: location)
    let (pixels, once) = (hoisted.varying.text.text, hoisted.uniform.text.text)
    #expect(!pixels.contains(call), "\(pixels)", sourceLocation: location)
    #expect(once.contains(call), "\(once)", sourceLocation: location)
  }

  /// Checks that `call` is left to the pixels alone.
  private func expectLeft(
    _ call: String, in source: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let pass = try pass(source)
    let pixels = pass.hoisted?.varying.text.text ?? pass.text.text
    #expect(pixels.contains(call), "\(pixels)", sourceLocation: location)
    let once = pass.hoisted?.uniform.text.text ?? ""
    #expect(!once.contains(call), "\(once)", sourceLocation: location)
  }

  // MARK: What moves

  @Test func aFunctionOfTheTime() throws {
    try expectMoved("sin(", from: Self.source("p.x * sin(iTime)"))
  }

  /// Looked through once for each variable, it would take minutes.
  @Test func aLongChainOfVariables() throws {
    let chain = (1...700).map { "float a\($0) = sin(a\($0 - 1) * 1.1) + cos(a\($0 - 1));" }
    let source = Self.source(
      "p.x * a700 + p.y * a20", after: (["float a0 = iTime;"] + chain).joined(separator: "\n"))
    let hoisted = try #require(try pass(source).hoisted)
    #expect(hoisted.uniform.text.text.contains("float a20 ="))
    #expect(hoisted.varying.text.text.contains("float a700 ="))
  }

  @Test func aVariableThatIsSetOnce() throws {
    try expectMoved(
      "sin(", from: Self.source("p.x * turn + turn", after: "float turn = sin(iTime) * 2.0;"))
  }

  @Test func aVariableThatIsChangedInTheSameWayForAllPixels() throws {
    let statements = "vec3 eye = vec3(1.0); eye.xz *= sin(iTime); eye += cos(iTime);"
    try expectMoved("sin(", from: Self.source("p.x * eye", after: statements).withTone)
    try expectMoved("cos(", from: Self.source("p.x * eye", after: statements).withTone)
  }

  @Test func aCallOfAnAuthorsFunctionMovesWhole() throws {
    let turn = "mat2 turn(float a) { float c = cos(a); return mat2(c, -c, sin(a), c); }"
    let source = Self.source("(p * turn(iTime * 0.3)).xyxy", turn)
    try expectMoved("sin(", from: source)
    try expectMoved("turn(float", from: source)
  }

  @Test func whatDoesNotDependOnTheParametersOfAFunction() throws {
    let map = "float map(vec2 q) { return length(q) * cos(iTime) + exp(-list[1]); }"
    let source = Self.source("map(p) + map(p.yx)", map)
    try expectMoved("cos(", from: source)
    try expectMoved("exp(", from: source)
  }

  @Test func whatDependsOnAParameterWithOneUniformArgument() throws {
    let scene = "float scene(vec2 q, float t) { return q.x * cos(t * 2.0); }"
    try expectMoved("cos(", from: Self.source("scene(p, iTime * 0.5)", scene))
  }

  @Test func whatDependsOnAParameterWithTheSameArgumentEverywhere() throws {
    let scene = "float scene(vec2 q, float t) { return q.x * cos(t * 2.0); }"
    try expectMoved("cos(", from: Self.source("scene(p, iTime) + scene(p.yx, iTime)", scene))
  }

  @Test func aGlobalThatIsSetFromAnInput() throws {
    let globals = "float pace = iTime * 0.5; float map(vec2 q) { return q.x * sin(pace); }"
    try expectMoved("sin(", from: Self.source("map(p)", globals))
  }

  @Test func aFieldOfAStruct() throws {
    let eye = """
      struct Eye { vec3 from; float zoom; };
      Eye eye(float t) { return Eye(vec3(sin(t), 0.0, cos(t)), exp(t)); }
      """
    let source = Self.source(
      "dot(e.from, vec3(p, e.zoom))", after: "Eye e = eye(iTime);", eye)
    try expectMoved("exp(", from: source)
    try expectMoved("eye(float", from: source)
  }

  @Test func aLoopWithAWrittenEndThatNothingOfAPixelIsIn() throws {
    let statements = "float s = 0.0; for (int i = 0; i < 5; i++) { s += sin(iTime * float(i)); }"
    try expectMoved("sin(", from: Self.source("p.x * s", after: statements))
  }

  @Test func aConditionOfUniforms() throws {
    let statements = "float s = 1.0; if (iTime > 2.0) { s = sin(iTime); }"
    let source = Self.source("p.x * s", after: statements)
    try expectMoved("sin(", from: source)
    try expectMoved("if (", from: source)
  }

  @Test func whatOnlySomePixelsComeTo() throws {
    let statements = "float s = 1.0; if (p.x > 0.5) { s = p.y * sin(iTime); }"
    try expectMoved("sin(", from: Self.source("s", after: statements))
  }

  @Test func anElementWithAnIndexInside() throws {
    let statements = "float s = 0.0; for (int i = 0; i < 4; i++) { s += exp(list[i]); }"
    try expectMoved("exp(", from: Self.source("p.x * s", after: statements))
  }

  @Test func aQuotientByAWrittenNumber() throws {
    try expectMoved("sin(", from: Self.source("p.x * sin(float(count / 3))"))
  }

  // MARK: Loops that are written out

  @Test func roundsOfALoopAreWrittenOutWhereTheirNumbersMatter() throws {
    let loop = "for (int i = 1; i <= 3; i++) { s += p.x * sin(iTime * float(i)); }"
    let source = Self.source("s", after: "float s = 0.0; \(loop)")
    try expectMoved("sin(", from: source)
    let hoisted = try #require(try pass(source).hoisted)
    #expect(!hoisted.varying.text.text.contains("for ("), "\(hoisted.varying.text.text)")
    let once = hoisted.uniform.text.text
    #expect(once.contains("float(1)") && once.contains("float(3)"), "\(once)")
    #expect(once.components(separatedBy: "sin(").count == 4, "\(once)")
  }

  @Test func theIndexOfAListIsWrittenThen() throws {
    let loop = "for (int i = 0; i < 4; i++) { s += length(p - sin(list[i])); }"
    try expectMoved("sin(", from: Self.source("s", after: "float s = 0.0; \(loop)"))
  }

  /// Two calls of a function whose 24 rounds read textures: drivers compile all of them twice.
  @Test func aLoopOfTexturesInAFunctionThatIsCalledTwiceStays() throws {
    let blur = """
      vec4 blur(vec2 d) {
        vec4 c = vec4(0.0);
        for (int i = 0; i < 24; i++) {
          c += exp(-float(i) * iTime) * texture(iChannel0, d * float(i));
        }
        return c;
      }
      """
    let source = Self.source("blur(p).x + blur(p.yx).y * sin(iTime)", blur)
    let pixels = try #require(try pass(source).hoisted).varying.text.text
    #expect(pixels.contains("for ("), "\(pixels)")
  }

  @Test(arguments: [
    "for (int i = 0; i < 3; i++) { s += sin(p.x * float(i)); }",
    "for (int i = 0; i < 3; i++) { if (s > 2.0) { break; } s += p.x * sin(iTime * float(i)); }",
    "for (int i = 0; i < 3; i++) { if (s > 2.0) { continue; } s += p.x * sin(iTime * float(i)); }",
    "for (int i = 0; i < 99; i++) { s += p.x * sin(iTime * float(i)); }",
    "for (int i = 0; i < count; i++) { s += p.x * sin(iTime * float(i)); }",
    // Drivers write out the 225 rounds then.
    """
    for (int i = -7; i <= 7; i++) for (int j = -7; j <= 7; j++) {
      s += exp(-dot(p, p) / (s * s)) * sin(iTime * float(i)) * cos(p.x * float(j)) / (1.0 + s);
    }
    """,
  ])
  func otherLoopsStayAsTheyAre(loop: String) throws {
    let source = Self.source("s * sin(iTime)", after: "float s = 0.0; \(loop)")
    let pixels = try #require(try pass(source).hoisted).varying.text.text
    #expect(pixels.contains("for ("), "\(pixels)")
  }

  // MARK: What stays

  @Test(arguments: [
    ("sin(p.x)", ""), ("p.x * iTime * 2.0", ""), ("p.x * sin(1.0)", ""),
    ("sin(float(6 / count)) * p.x", ""), ("sin(float(6 % count)) * p.x", ""),
    ("sin(float(6 << count)) * p.x", ""), ("sin(list[count]) * p.x", ""),
    ("dFdx(p.x * sin(2.0))", ""), ("sin(texture(iChannel0, vec2(iTime)).x) * p.x", ""),
    // Of a pixel's own making
    ("sin(s) * p.y", "float s = iTime; if (p.x > 0.5) { s = 2.0; }"),
    ("sin(s) * p.y", "float s = iTime; s += p.x;"),
    ("sin(s) * p.y", "float s = iTime; for (int i = 0; i < int(p.x * 9.0); i++) { s += 1.0; }"),
    ("sin(s) * p.y", "float s = iTime; set(s, p.x);"),
    // May not end soon
    ("sin(s) * p.y", "float s = iTime; for (int i = 0; i < count; i++) { s += 1.0; }"),
    ("sin(s) * p.y", "float s = iTime; while (s < 9.0) { s += 1.0; }"),
    ("sin(s) * p.y", "float s = iTime; for (int i = 0; i < 100000; i++) { s *= 0.5; }"),
    // Written by others
    ("sin(state) * p.y", "state += iTime; change(); change();"),
  ])
  func theRestIsLeft(result: String, statements: String) throws {
    let declarations = """
      float state;
      void set(out float s, float v) { s = v; }
      void change() { state += 1.0; }
      """
    let call = result.contains("dFdx") ? "dFdx(" : result.contains("sin(") ? "sin(" : "iTime * 2.0"
    try expectLeft(call, in: Self.source(result, after: statements, declarations))
  }

  @Test func aVariableThatCannotTravelKeepsItsStatement() throws {
    let statements = "int n = int(sin(iTime) * 8.0);"
    let source = Self.source("p.x * float(n & 3)", after: statements)
    let pixels = try #require(try pass(source).hoisted).varying.text.text
    #expect(pixels.contains("int n = int(") && !pixels.contains("sin("), "\(pixels)")
  }

  /// A product goes from left to right, and its right part alone is another one.
  @Test func noOperationIsMovedPastAnother() throws {
    let source = Self.source("p.x * iTime * sin(iTime)")
    let pixels = try #require(try pass(source).hoisted).varying.text.text
    #expect(pixels.contains("p.x * dialect_iTime * dialect_shared0.x"), "\(pixels)")
  }

  @Test func whatIsReadTwiceTravelsOnce() throws {
    let hoisted = try pass(Self.source("p.x * sin(iTime) + p.y * sin(iTime)")).hoisted
    let once = try #require(hoisted).uniform.text.text
    #expect(once.components(separatedBy: "sin(").count == 2, "\(once)")
  }

  @Test func anExpressionThatIsReadBeforeAndAfterAChangeTravelsTwice() throws {
    let statements = "float s = iTime; float a = p.x * sin(s); s += 1.0; a += p.y * sin(s);"
    let hoisted = try pass(Self.source("a", after: statements)).hoisted
    let once = try #require(hoisted).uniform.text.text
    #expect(once.components(separatedBy: "sin(").count == 3, "\(once)")
  }

  @Test func whatCostsMostHasRoomFirst() throws {
    // More numbers than there are vectors for; the power in a loop saves the most.
    let cheap = (0..<60).map { "+ p.x * sqrt(iTime + \($0).5)" }.joined(separator: " ")
    let statements = """
      float s = 0.0;
      for (int i = 0; i < 20; i++) { s += p.x * pow(iTime, 1.5); }
      """
    let source = Self.source("s \(cheap)", after: statements)
    try expectMoved("pow(", from: source)
    let pixels = try #require(try pass(source).hoisted).varying.text.text
    #expect(pixels.contains("sqrt("), "\(pixels)")
  }

  @Test func linesKeepTheirOrigins() throws {
    let source = Self.source("s + p.x", after: "float s = p.x * sin(iTime);")
    let hoisted = try #require(try pass(source).hoisted)
    for text in [hoisted.varying.text, hoisted.uniform.text] {
      let line = try #require(text.lines.firstIndex { $0.contains("shared0.x") })
      #expect(text.origins[line] == GLSLText.Origin(file: "test.glsl", line: 6))
    }
  }
}

extension String {
  /// The same with a color of three components.
  fileprivate var withTone: String { replacing("vec4(p.x * eye)", with: "vec4(p.x * eye, 1.0)") }
}

import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Each way in which an author can say what a uniform is for.
@Suite struct ControlTests {
  private func controls(_ declarations: String) -> [ParameterDeclaration] {
    let program = DialectStage(declarations + "\nvoid main() { gl_FragColor = vec4(1.0); }").program
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics)")
    return program.controls
  }

  struct Form: Sendable, CustomTestStringConvertible {
    var source: String
    var range: ClosedRange<Double>?
    var value: [Double]?
    var step: Double?
    var label: String?
    var summary = ""
    var origin: NumberSource?
    /// Where the default is from, if that is not `origin`.
    var valueOrigin: NumberSource?

    var testDescription: String { source }
  }

  static let forms: [Form] = [
    Form(source: "uniform float a;", origin: nil),
    Form(source: "uniform float a = 0.3;", value: [0.3], origin: .initialValue),
    Form(source: "uniform float a = -1.0 / 4.0;", value: [-0.25], origin: .initialValue),
    Form(source: "uniform float a; // = 0.5", value: [0.5], origin: .comment),
    Form(source: "uniform float a; // = .7", value: [0.7], origin: .comment),
    Form(source: "uniform float a /* = -2.0 */;", value: [-2], origin: .comment),
    Form(source: "uniform float a; // 0.0 - 1.0", range: 0...1, origin: .comment),
    Form(
      source: "uniform float a; // default 2.0", value: [2], summary: "default 2.0",
      origin: .comment),
    Form(
      source: "uniform float a; // range: 0..1", range: 0...1, summary: "range: 0..1",
      origin: .comment),
    Form(
      source: "uniform float a; // how far it goes (0..8), default 3", range: 0...8, value: [3],
      summary: "how far it goes (0..8), default 3", origin: .comment),
    Form(
      source: "/// How far it goes. Range: 2...6. Default: 4.\nuniform float a;", range: 2...6,
      value: [4], summary: "How far it goes", origin: .comment),
    Form(
      source: "// how far, from 0 to 4\nuniform float a = 1.0;", range: 0...4, value: [1],
      summary: "how far, from 0 to 4", origin: .comment, valueOrigin: .initialValue),
    Form(
      source: "// @param a \"How far\" 0.0 2.0 1.0\n\nuniform float a;", range: 0...2, value: [1],
      label: "How far", origin: .parameterLine),
    Form(
      source: "// @param a Far -1 1 0.5 0.25\n\nuniform float a;", range: -1...1, value: [0.5],
      step: 0.25, label: "Far", origin: .parameterLine),
    Form(
      source: "/*\n * Draws.\n * @param a how far (0 to 3), default 2\n */\nuniform float a;",
      range: 0...3, value: [2], summary: "how far (0 to 3), default 2", origin: .parameterLine),
    Form(source: "uniform float a; // [1, 12] 4", range: 1...12, value: [4], origin: .comment),
    Form(
      source: "#pragma parameter a \"How far\" 0.5 -1.0 1.0 0.1\nuniform float a;", range: -1...1,
      value: [0.5], step: 0.1, label: "How far", origin: .pragma),
    Form(
      source:
        "#pragma parameter a \"How far\" 0.5 0.0 1.0 0.1\n#ifdef PARAMETER_UNIFORM\nuniform float a;\n#else\n#define a 0.5\n#endif",
      range: 0...1, value: [0.5], step: 0.1, label: "How far", origin: .pragma),
    Form(
      source: "#iUniform float a = 1.0 in { 0.0, 5.0 } step 0.2", range: 0...5, value: [1],
      step: 0.2, origin: .iUniform),
    Form(source: "#iUniform float a = 1.0", value: [1], origin: .iUniform),
    Form(
      source: "uniform float b; uniform float a; // 0..2", range: 0...2, origin: .comment),
  ]

  @Test(arguments: forms)
  func eachFormIsRead(_ form: Form) throws {
    let control = try #require(controls(form.source).first { $0.name == "a" })
    #expect(control.role == .value(.float, components: 1))
    #expect(control.range == form.range)
    #expect(control.defaultValue == form.value)
    #expect(control.step == form.step)
    #expect(control.label == form.label)
    #expect(control.summary == form.summary)
    #expect(control.rangeSource == (form.range == nil ? nil : form.origin))
    #expect(
      control.defaultSource == (form.value == nil ? nil : form.valueOrigin ?? form.origin))
  }

  @Test(
    arguments: [
      ("uniform int a;", .value(.int, components: 1)),
      ("uniform uint a;", .value(.uint, components: 1)),
      ("uniform bool a;", .value(.bool, components: 1)),
      ("uniform vec2 a;", .value(.float, components: 2)),
      ("uniform vec4 a;", .value(.float, components: 4)),
      ("uniform ivec3 a;", .value(.int, components: 3)),
      ("uniform vec3 aColor;", .straightColor(components: 3)),
      ("uniform vec4 a; // the color of the rim", .straightColor(components: 4)),
      ("#iUniform color3 a = color3(1.0, 0.5, 0.0)", .straightColor(components: 3)),
      ("#iUniform vec2 a = vec2(1.0)", .value(.float, components: 2)),
    ] as [(String, ParameterDeclaration.Role)])
  func theTypeGivesTheRole(source: String, role: ParameterDeclaration.Role) throws {
    #expect(try #require(controls(source).first).role == role)
  }

  @Test func whatWasSaidFirstCounts() throws {
    let control = try #require(
      controls(
        "#pragma parameter a \"A\" 1 0 4\n// @param a \"B\" 0 9 5 0.5\n\nuniform float a = 3.0; // 0..7"
      ).first)
    #expect(control.label == "A")
    #expect(control.range == 0...4)
    #expect(control.defaultValue == [1])
    #expect(control.step == 0.5)
    #expect(control.rangeSource == .pragma)
    #expect(control.defaultSource == .pragma)
  }

  /// Years are not a range.
  @Test func creditsSayNothingOfTheUniformBelow() throws {
    let control = try #require(
      controls("// Author: Ada, 2014-2018\n// License: MIT\nuniform float a; // = 1").first)
    #expect(control.range == nil)
    #expect(control.summary.isEmpty)
    #expect(control.defaultValue == [1])
  }

  @Test func controlsKnowTheirPlace() throws {
    let found = controls("uniform float a,\n  b; // 0..1")
    #expect(found.map(\.name) == ["a", "b"])
    #expect(found.map { $0.span?.line } == [1, 2])
    #expect(found.map(\.range) == [0...1, 0...1])
  }

  @Test func whatIsFedOrLeftOutIsNoControl() {
    #expect(
      controls("uniform float u_time;\n#if 0\nuniform float a;\n#endif\n// uniform float b;")
        .isEmpty)
  }

  @Test func statedUnitsAndSpacesCount() {
    let program = DialectStage(
      """
      uniform float reach; // How far. Unit: meters. Range: 0...8.
      uniform vec2 center; // Where. Space: unit.
      void main() { gl_FragColor = vec4(reach, center, 1.0); }
      """
    ).program
    #expect(program.bindings.map(\.control.unit) == ["meters", ""])
    #expect(program.bindings.map(\.feed) == [.control, .touch(nil, .unit)])
  }

  @Test func wholeVectorsMoveInWholeSteps() {
    let program = DialectStage(
      "uniform ivec3 cells; // 1..9, default 4\nvoid main() { gl_FragColor = vec4(1.0); }"
    ).program
    #expect(
      program.bindings.map(\.control.kind) == [
        .vector(components: ["x", "y", "z"], range: 1...9, step: 1, defaultValue: [4, 4, 4])
      ])
  }

  @Test func aDirectiveDeclaresItsUniform() throws {
    var stage = DialectStage(
      "#iUniform vec2 shift = vec2(0.5, 0.25)\nvoid mainImage(out vec4 o, vec2 p) { o = vec4(shift, 0, 1); }"
    )
    try expectNear(stage.pixels(), [0.5, 0.25, 0, 1], 1e-6, "default")
    stage.controls["shift"] = [0.75, 1]
    try expectNear(stage.pixels(), [0.75, 1, 0, 1], 1e-6, "set")
  }

  @Test func aDamagedDirectiveIsAWarning() {
    let main = "\nvoid main() { gl_FragColor = vec4(1.0); }"
    expectDialectError(
      "#⟦pragma⟧ parameter a \"A\" none" + main,
      "'#pragma parameter a' needs numbers: default, minimum, maximum, step", severity: .warning)
    expectDialectError(
      "#⟦iUniform⟧ float" + main, "'#iUniform' needs a type, a name, '=' and a value",
      severity: .warning)
  }
}

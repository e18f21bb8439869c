import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import Tokens

/// A uniform's value where its comment has numbers of its own: the initializer, else `default`, and
/// never `min`, `max`, `step` or an example.
@Suite struct StatedRangeTests {
  struct Form: Sendable, CustomTestStringConvertible {
    var source: String
    var value: [Double]?
    var range: ClosedRange<Double>?
    var step: Double?

    var testDescription: String { source }
  }

  /// Read off the declarations by hand.
  static let forms: [Form] = [
    Form(source: "uniform float k = 0.3; // step=0.01", value: [0.3], step: 0.01),
    Form(source: "uniform float k = 0.3; // min=0., max=5.", value: [0.3], range: 0...5),
    Form(source: "uniform float k = 0.3; // min=-10.0 max=10.0", value: [0.3], range: -10...10),
    Form(source: "uniform float k = 0.3; // default=0.9", value: [0.3]),
    Form(source: "uniform float k = 0.3; // = 0.9", value: [0.3]),
    Form(source: "uniform float k = 0.3; // try 0.9", value: [0.3]),
    Form(source: "uniform float k = 0.3; // y = pow(x, k), e.g. k=2.2", value: [0.3]),
    Form(
      source: "uniform float k = 0.3; /* [0., 1.] step: 0.25 */", value: [0.3], range: 0...1,
      step: 0.25),
    Form(
      source: "// Soft. Range: 0...2. Default: 1.\nuniform float k = 0.3;", value: [0.3],
      range: 0...2),
    Form(
      source: "// @param k \"Soft\" 0.0 2.0 1.0\n\nuniform float k = 0.3;", value: [0.3],
      range: 0...2),
    Form(
      source: "uniform vec2 k = vec2(0.25, -0.5); // min=vec2(-1., -1.), max=vec2(1., 1.)",
      value: [0.25, -0.5], range: -1...1),
    Form(source: "uniform int k = 4; // Steps, min=1, max=9", value: [4], range: 1...9),
    Form(source: "uniform bool k = true; // k=0 is off", value: [1]),
    Form(
      source: "uniform float k; // min=0.5, max=2.0, default=1.5", value: [1.5], range: 0.5...2),
    Form(
      source: "uniform float k; // default=1.5, min=0.5, max=2.0, step=0.1", value: [1.5],
      range: 0.5...2, step: 0.1),
    Form(source: "uniform float k; // min=-10.0 max=10.0", range: -10...10),
    Form(source: "uniform float k; // step=0.01", step: 0.01),
    Form(source: "uniform float k; // y = pow(x, k), e.g. k=2.2"),
    Form(source: "uniform float k; // on if k >= 0.5, 0 = none, 1 = all"),
    Form(source: "uniform float k; // max=1e2, min=1e-1", range: 0.1...100),
    Form(
      source: "uniform vec2 k; // min=vec2(0.), max=vec2(4.), default=vec2(1., 2.)", value: [1, 2],
      range: 0...4),
    Form(source: "uniform float k; // (0..8) = 3", value: [3], range: 0...8),
    Form(source: "uniform float k; // k = 3", value: [3]),
    Form(source: "uniform vec3 k; // initial: vec3(1, 2, 3)"),
    Form(source: "uniform vec3 k; // initial = vec3(1, 2, 3)", value: [1, 2, 3]),
  ]

  private static let hosts = [
    ("glsl", "void main() { gl_FragColor = vec4(1.0); }"),
    ("shadertoy", "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }"),
    ("gl-transition", "vec4 transition(vec2 uv) { return getFromColor(uv); }"),
  ]

  @Test(arguments: forms, hosts)
  func theInitializerCountsThenTheDefault(_ form: Form, host: (name: String, main: String)) throws {
    let program = DialectProgram(
      of: "file.glsl", in: SourceFolder(["file.glsl": "\(form.source)\n\(host.main)"]))
    #expect(program.dialect?.name == host.name)
    let control = try #require(program.controls.first { $0.name == "k" })
    #expect(control.defaultValue == form.value)
    #expect(control.range == form.range)
    #expect(control.step == form.step)
  }
}

import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Controls that a user finds beside a shader, for sixty files in all forms in which authors state
/// them.
///
/// The tables are written by hand from the files' texts. They leave out facts that a file does not
/// state: a range that is guessed only has to hold the default.
@Suite struct SliderTableTests {
  /// One control, as its author states it.
  struct Slider: Sendable {
    enum Kind: Sendable, Equatable {
      case number, whole, vector, wholeVector, color, toggle, button
      case menu([String], default: String)
    }

    var name: String
    var kind: Kind
    /// Straight red, green, blue and alpha of a color; 0 and 1 of a switch; empty for a menu, whose
    /// first entry it is, and for a button.
    var value: [Double]
    var range: ClosedRange<Double>?
    var step: Double?
    var label: String?
  }

  struct File: Sendable, CustomTestStringConvertible {
    var source: String
    var path: String
    var sliders: [Slider]

    var testDescription: String { source }
  }

  @Test func thereAreSixtyFiles() { #expect(Self.files.count == 60) }

  @Test(arguments: files)
  func aFilesSlidersAreThoseOfTheTable(file: File) throws {
    let program = DialectProgram(of: file.path, in: SourceFolder([file.path: file.source]))
    #expect(!program.hasErrors, "\(program.diagnostics)")
    let bindings = program.bindings
    #expect(bindings.map(\.parameter.name) == file.sliders.map(\.name))
    for (binding, slider) in zip(bindings, file.sliders) {
      let control = binding.control
      #expect(binding.feed == .control, "\(slider.name) is \(binding.words)")
      #expect(binding.pressed == nil, "a press moves \(slider.name)")
      #expect(control.label == slider.label, "\(slider.name)")
      #expect(control.unit.isEmpty, "no file states a unit, \(slider.name) has one")
      expect(control, slider)
    }
  }

  private func expect(_ control: Parameter, _ slider: Slider) {
    switch (control.kind, slider.kind) {
    case (.number(let range, let step, let value), .number),
      (.number(let range, let step, let value), .whole):
      #expect(control.isWhole == (slider.kind == .whole), "\(slider.name)")
      expect(range, step, [value], slider)
    case (.vector(_, let range, let step, let values), .vector),
      (.vector(_, let range, let step, let values), .wholeVector):
      #expect(control.isWhole == (slider.kind == .wholeVector), "\(slider.name)")
      expect(range, step, values, slider)
    case (.color(let color), .color):
      #expect([color.red, color.green, color.blue, color.opacity] == slider.value)
    case (.toggle(let isOn), .toggle): #expect([isOn ? 1 : 0] == slider.value)
    case (.toggle(let isOn), .button): #expect(control.isMomentary && !isOn)
    case (.choice(let names), .menu(let expected, let chosen)):
      #expect(names == expected)
      #expect(control.defaultValue == .choice(chosen))
    default: Issue.record("'\(slider.name)' is a \(control.kind), not a \(slider.kind)")
    }
  }

  private func expect(
    _ range: ClosedRange<Double>, _ step: Double, _ values: [Double], _ slider: Slider
  ) {
    #expect(values == slider.value, "\(slider.name)")
    #expect(values.allSatisfy(range.contains), "\(slider.name)")
    if let stated = slider.range { #expect(range == stated, "\(slider.name)") }
    if let stated = slider.step { #expect(step == stated, "\(slider.name)") }
  }

  // MARK: - Writing the tables

  private static func number(
    _ name: String, _ value: Double, _ range: ClosedRange<Double>? = nil, step: Double? = nil,
    label: String? = nil
  ) -> Slider {
    Slider(name: name, kind: .number, value: [value], range: range, step: step, label: label)
  }

  private static func whole(
    _ name: String, _ value: Double, _ range: ClosedRange<Double>? = nil, step: Double? = nil,
    label: String? = nil
  ) -> Slider {
    Slider(name: name, kind: .whole, value: [value], range: range, step: step, label: label)
  }

  private static func vector(
    _ name: String, _ value: [Double], _ range: ClosedRange<Double>? = nil, label: String? = nil
  ) -> Slider {
    Slider(name: name, kind: .vector, value: value, range: range, label: label)
  }

  private static func wholes(
    _ name: String, _ value: [Double], _ range: ClosedRange<Double>? = nil
  ) -> Slider {
    Slider(name: name, kind: .wholeVector, value: value, range: range)
  }

  private static func color(_ name: String, _ rgba: [Double], label: String? = nil) -> Slider {
    Slider(name: name, kind: .color, value: rgba, label: label)
  }

  private static func toggle(_ name: String, _ isOn: Bool, label: String? = nil) -> Slider {
    Slider(name: name, kind: .toggle, value: [isOn ? 1 : 0], label: label)
  }

  private static func menu(
    _ name: String, _ entries: String..., default: String? = nil, label: String? = nil
  ) -> Slider {
    Slider(
      name: name, kind: .menu(entries, default: `default` ?? entries[0]), value: [], label: label)
  }

  private static func glsl(_ declarations: String, _ sliders: Slider...) -> File {
    File(
      source: declarations + "\nvoid main() { gl_FragColor = vec4(1.0); }", path: "file.frag",
      sliders: sliders)
  }

  private static func toy(_ declarations: String, _ sliders: Slider...) -> File {
    File(
      source: declarations + "\nvoid mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }",
      path: "file.glsl", sliders: sliders)
  }

  private static func transition(_ declarations: String, _ sliders: Slider...) -> File {
    File(
      source: declarations + "\nvec4 transition(vec2 uv) { return getFromColor(uv); }",
      path: "file.glsl", sliders: sliders)
  }

  private static func isf(_ inputs: String, _ sliders: Slider...) -> File {
    File(
      source: "/*{ \"ISFVSN\": \"2\", \"INPUTS\": [ \(inputs) ] }*/\n"
        + "void main() { gl_FragColor = vec4(1.0); }", path: "file.fs", sliders: sliders)
  }

  // MARK: - The tables

  static let files: [File] = uniforms + directives + shadertoys + transitions + inputs

  /// Uniforms of fragment shaders, with what stands beside and above them.
  private static let uniforms: [File] = [
    glsl("uniform float a; // = 0.8", number("a", 0.8)),
    glsl("uniform float a; // = .7", number("a", 0.7)),
    glsl("uniform float a /* = -2.0 */;", number("a", -2)),
    glsl("uniform float a = 0.3;", number("a", 0.3)),
    glsl("uniform float a = -1.0 / 4.0;", number("a", -0.25)),
    glsl(
      "uniform float a = 0.5; // 0.0 - 1.0\nuniform float b = 3.0; // [1, 9]",
      number("a", 0.5, 0...1), number("b", 3, 1...9)),
    glsl("uniform float a; // = 2.0 [0.0, 5.0]", number("a", 2, 0...5)),
    glsl("uniform float a; // range: 0..1, default 0.25", number("a", 0.25, 0...1)),
    glsl("uniform float a; // how far it goes (0..8), default 3", number("a", 3, 0...8)),
    glsl(
      "/// How far. Range: 2...6. Default: 4.\nuniform float a;", number("a", 4, 2...6)),
    glsl("// how far, from 0 to 4\nuniform float a = 1.0;", number("a", 1, 0...4)),
    glsl("uniform float a; // min: 0.5, max: 2.0, default: 1.0", number("a", 1, 0.5...2)),
    glsl(
      "uniform int count; // 1..9, default 4\nuniform uint seed = 3u;", whole("count", 4, 1...9),
      whole("seed", 3)),
    glsl("uniform ivec2 size; // = ivec2(4)", wholes("size", [4, 4])),
    glsl("uniform vec2 center; // = vec2(.46, .52)", vector("center", [0.46, 0.52])),
    glsl("uniform float frameRate; // = 24", number("frameRate", 24)),
    glsl(
      "uniform bool on = true; uniform bool off; // = false", toggle("on", true),
      toggle("off", false)),
    glsl(
      "uniform vec3 skyColor; // = vec3(0.2, 0.4, 0.8)\nuniform vec4 tint = vec4(1.0, 0.5, 0.25, 0.0);",
      color("skyColor", [0.2, 0.4, 0.8, 1]), color("tint", [1, 0.5, 0.25, 0])),
    glsl(
      "uniform float u_time;\nuniform vec2 u_resolution;\nuniform float speed; // = 1.5",
      number("speed", 1.5)),
    glsl("uniform vec3 axis = vec3(0.0, 1.0, 0.5);", vector("axis", [0, 1, 0.5])),
    glsl("uniform float width = 40.0; // 10..100", number("width", 40, 10...100)),
  ]

  /// `@param`, `#pragma parameter` and `#iUniform`.
  private static let directives: [File] = [
    glsl(
      "// @param a \"How far\" 0.0 2.0 1.0\n\nuniform float a;",
      number("a", 1, 0...2, label: "How far")),
    glsl(
      "// @param a Far -1 1 0.5 0.25\n\nuniform float a;",
      number("a", 0.5, -1...1, step: 0.25, label: "Far")),
    glsl(
      "/*\n * Draws.\n * @param a how far (0 to 3), default 2\n */\nuniform float a;",
      number("a", 2, 0...3)),
    glsl(
      "#pragma parameter a \"How far\" 0.5 -1.0 1.0 0.1\nuniform float a;",
      number("a", 0.5, -1...1, step: 0.1, label: "How far")),
    glsl(
      "#pragma parameter lines \"Lines\" 240.0 100.0 480.0 20.0\n#pragma parameter curve \"Curve\" 0.0 0.0 1.0 1.0\n"
        + "#ifdef PARAMETER_UNIFORM\nuniform float lines, curve;\n#endif",
      number("lines", 240, 100...480, step: 20, label: "Lines"),
      number("curve", 0, 0...1, step: 1, label: "Curve")),
    glsl(
      "#iUniform float a = 1.0 in { 0.0, 5.0 } step 0.2\n#iUniform int n = 3 in { 1, 8 }",
      number("a", 1, 0...5, step: 0.2), whole("n", 3, 1...8)),
  ]

  private static let shadertoys: [File] = [
    toy(
      "#iUniform float pace = 1.0 in { 0.0, 4.0 } step 0.5",
      number("pace", 1, 0...4, step: 0.5)),
    toy("#iUniform color3 tone = color3(1.0, 0.5, 0.0)", color("tone", [1, 0.5, 0, 1])),
    toy(
      "#iUniform color4 veil = color4(0.1, 0.2, 0.3, 0.0)", color("veil", [0.1, 0.2, 0.3, 0])),
    toy(
      "#iUniform vec2 shift = vec2(0.5, 0.25) in { 0.0, 2.0 }",
      vector("shift", [0.5, 0.25], 0...2)),
    toy("uniform float glow; // = 0.4", number("glow", 0.4)),
    toy(
      "uniform float zoom = 2.0; // 1.0 - 8.0\nuniform bool mirror = true;",
      number("zoom", 2, 1...8), toggle("mirror", true)),
  ]

  private static let transitions: [File] = [
    transition("uniform float x; // = 1", number("x", 1)),
    transition(
      "uniform float count; // = 10.0\nuniform float smoothness; // = 0.5", number("count", 10),
      number("smoothness", 0.5)),
    transition(
      "uniform ivec2 size; // = ivec2(10, 4)\nuniform float pause; // = 0.1",
      wholes("size", [10, 4]), number("pause", 0.1)),
    transition(
      "uniform vec2 direction; // = vec2(0.0, 1.0)", vector("direction", [0, 1])),
    transition("uniform bool reversed; // = false", toggle("reversed", false)),
    transition("uniform int bars; // = 30", whole("bars", 30)),
    transition(
      "uniform vec3 color; // = vec3(0.9, 0.4, 0.2)\nuniform float colorPhase /* = 0.4 */;",
      color("color", [0.9, 0.4, 0.2, 1]), number("colorPhase", 0.4)),
    transition(
      "uniform vec4 bgcolor; // = vec4(0.0, 0.0, 0.0, 1.0)", color("bgcolor", [0, 0, 0, 1])),
    transition(
      "uniform float amplitude; // = 100.0\nuniform float speed; // = 50.0",
      number("amplitude", 100), number("speed", 50)),
    transition("uniform float angle = 45.0;", number("angle", 45)),
    transition(
      "// how large the squares are (1..64)\nuniform float squares; // = 20.0",
      number("squares", 20, 1...64)),
    transition(
      "uniform float time; // = 2.0\nuniform float resolution; // = 8.0", number("time", 2),
      number("resolution", 8)),
    transition(
      "uniform float ratio, progress;\nuniform float dots; // = 20.0;", number("dots", 20)),
  ]

  private static let inputs: [File] = [
    isf("{ \"NAME\": \"a\", \"TYPE\": \"float\" }", number("a", 0.5, 0...1)),
    isf(
      "{ \"NAME\": \"a\", \"TYPE\": \"float\", \"MIN\": -1, \"MAX\": 3, \"DEFAULT\": 0 }",
      number("a", 0, -1...3)),
    isf(
      "{ \"NAME\": \"shapeWidth\", \"TYPE\": \"float\", \"MIN\": 0, \"MAX\": 2, \"DEFAULT\": 0.5, \"LABEL\": \"Width\" }",
      number("shapeWidth", 0.5, 0...2, label: "Width")),
    isf(
      "{ \"NAME\": \"a\", \"TYPE\": \"float\", \"MIN\": 2, \"DEFAULT\": 0.75 }",
      number("a", 0.75, 0...1)),
    isf(
      "{ \"NAME\": \"count\", \"TYPE\": \"float\", \"MIN\": 1, \"MAX\": 101, \"DEFAULT\": 11 }",
      number("count", 11, 1...101)),
    isf(
      "{ \"NAME\": \"on\", \"TYPE\": \"bool\", \"DEFAULT\": 1, \"LABEL\": \"Lit\" }, { \"NAME\": \"invert\", \"TYPE\": \"bool\" }",
      toggle("on", true, label: "Lit"), toggle("invert", false)),
    isf("{ \"NAME\": \"press\", \"TYPE\": \"bool\", \"DEFAULT\": true }", toggle("press", true)),
    isf(
      "{ \"NAME\": \"flash\", \"TYPE\": \"event\" }, { \"NAME\": \"hit\", \"TYPE\": \"event\", \"LABEL\": \"Hit\" }",
      Slider(name: "flash", kind: .button, value: []),
      Slider(name: "hit", kind: .button, value: [], label: "Hit")),
    isf(
      "{ \"NAME\": \"mode\", \"TYPE\": \"long\", \"VALUES\": [0, 1, 2], \"LABELS\": [\"Soft\", \"Even\", \"Hard\"], \"DEFAULT\": 1 }",
      menu("mode", "Soft", "Even", "Hard", default: "Even")),
    isf(
      "{ \"NAME\": \"mode\", \"TYPE\": \"long\", \"VALUES\": [4, 8], \"LABEL\": \"Bits\" }",
      menu("mode", "4", "8", label: "Bits")),
    isf(
      "{ \"NAME\": \"n\", \"TYPE\": \"long\", \"MIN\": 1, \"MAX\": 8, \"DEFAULT\": 3 }",
      whole("n", 3, 1...8)),
    isf(
      "{ \"NAME\": \"center\", \"TYPE\": \"point2D\", \"DEFAULT\": [0, 0] }",
      vector("center", [0, 0])),
    isf(
      "{ \"NAME\": \"place\", \"TYPE\": \"point2D\", \"MIN\": [0, 0], \"MAX\": [1, 1], \"DEFAULT\": [0.25, 0.75] }",
      vector("place", [0.25, 0.75], 0...1)),
    isf(
      "{ \"NAME\": \"tint\", \"TYPE\": \"color\", \"DEFAULT\": [1, 0.5, 0.25, 1], \"LABEL\": \"Tint\" }",
      color("tint", [1, 0.5, 0.25, 1], label: "Tint")),
  ]
}

import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Uniform arrays of GLSL files: lists of their length, each element a control.
@Suite struct UniformArrayTests {
  private func binding(_ declaration: String) throws -> ArgumentBinding {
    let program = DialectStage(
      "\(declaration)\nvoid main() { gl_FragColor = vec4(1.0); }", path: "a.frag"
    ).program
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics)")
    return try #require(program.bindings.first)
  }

  @Test(
    arguments: [
      ("uniform float a[3] = float[](0.5, 0.25, 2.0);", 1, [0.5, 0.25, 2], 0...2),
      ("uniform float a[4]; // 0..8, default 3", 1, [3, 3, 3, 3], 0...8),
      ("uniform vec2 a[2] = vec2[2](vec2(1.0, 2.0), vec2(0.5));", 2, [1, 2, 0.5, 0.5], 0...2),
      ("const int N = 1 + 1;\nuniform int a[N * 2];", 1, [0, 1, 2, 3], 0...3),
      ("uniform bool a[2];", 1, [1, 1], 0...1),
    ] as [(String, Int, [Double], ClosedRange<Double>)])
  func anArrayIsAListOfItsLength(
    declaration: String, components: Int, numbers: [Double], range: ClosedRange<Double>
  ) throws {
    let binding = try binding(declaration)
    #expect(
      binding.control.kind
        == .list(components: components, range: range, isColor: false, defaultValue: numbers))
  }

  /// The length does not depend on the values that are guessed for the elements.
  @Test(arguments: [1, 2, 7, 40]) func aListHasTheDeclaredLength(length: Int) throws {
    for (type, components) in [("float", 1), ("vec3", 3)] {
      let kind = try binding("uniform \(type) palette[\(length)];").control.kind
      guard case .list(let found, _, _, let numbers) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(found == components && numbers.count == length * components)
    }
  }

  @Test func anArraysElementsAreItsControls() throws {
    var stage = DialectStage(
      """
      uniform float a[3];
      uniform ivec2 b[2];
      void main() { gl_FragColor = vec4(a[0] + a[2], a[1], vec2(b[1]) / 8.0); }
      """, path: "a.frag")
    stage.controls = ["a": [0.25, 0.75, 0.125], "b": [1, 2, 4, 6]]
    let expected: [Float] = [0.375, 0.75, 0.5, 0.75]
    try expectNear(stage.pixels(), expected, 1e-6, "elements")
  }

  @Test func arraysWithoutALengthAreRefused() {
    expectDialectError(
      "uniform float ⟦a⟧[n];\nvoid main() {}",
      "uniform 'a' is an array whose length is not a constant from 1 to 256")
    expectDialectError(
      "uniform float ⟦a⟧[257];\nvoid main() {}",
      "uniform 'a' is an array whose length is not a constant from 1 to 256")
    expectDialectError(
      "uniform mat4 ⟦bones⟧[8];\nvoid main() {}",
      "uniform 'bones' is an array of 'mat4', which is not supported")
  }
}

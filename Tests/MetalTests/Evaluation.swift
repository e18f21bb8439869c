import DriverSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// A translated function, drawn by the machine's driver.
struct Evaluation {
  var files: [String: String]
  var function: String
  var halfMode = HalfMode.float
  var size = (width: 1, height: 1)
  var uniforms: [String: ShaderDriver.Uniform] = [:]

  /// A Metal file with one function to draw, `f` if it is not named.
  init(_ source: String, function: String = "f") {
    let head =
      "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"
    files = ["test.metal": head + source]
    self.function = function
  }

  /// Translates, draws, and returns RGBA floats by rows from the top.
  func pixels() throws -> [Float] {
    let translation = MetalTranslation(
      of: "test.metal", in: SourceFolder(files), halfMode: halfMode)
    for diagnostic in translation.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic)")
    }
    let found = try #require(translation.functions.first { $0.name == function })
    try #require(found.isTranslated)
    #expect(found.faults.isEmpty, "\(found.faults)")
    let program = StandaloneProgram(found)
    var values = uniforms
    for (name, uniform) in program.uniformNames { values[uniform] = uniforms[name] }
    values["canvasSize"] = .floats([Float(size.width), Float(size.height)])
    values["pixelsPerPoint"] = .floats([1])
    do {
      return try ShaderDriver.shared.draw(
        program.text.text, width: size.width, height: size.height, uniforms: values)
    } catch let rejection as ShaderDriver.Rejection {
      Issue.record("the driver rejects it: \(rejection)\n\(program.text.text)")
      throw rejection
    }
  }
}

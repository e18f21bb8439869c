import DriverSupport
import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// A file of some forty functions as people write them: each is translated, compiled and drawn, and
/// agrees with the same text evaluated on a CPU.
@Suite struct StylesTests {
  private static let size = (width: 24, height: 16)

  private static func folder() throws -> SourceFolder {
    var files: [String: String] = [:]
    for name in ["Styles.metal", "Common.h", "Shared.metal", "Other.metal"] {
      files[name] = try Section.text("Metal/Styles/\(name)")
    }
    return SourceFolder(files)
  }

  /// A pixel of the reference.
  struct Reference {
    var function: String
    var x: Int
    var y: Int
    var color: [Float]
  }

  private static func references() throws -> [Reference] {
    try Section.text("Metal/Styles/Styles.reference").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix("#"), words.count == 7, let x = Int(words[1]), let y = Int(words[2])
      else {
        return nil
      }
      return Reference(
        function: String(words[0]), x: x, y: y, color: words[3...].compactMap { Float($0) })
    }
  }

  @Test func allFourKindsAreThereAndNoneIsRefused() throws {
    let translation = MetalTranslation(of: "Styles.metal", in: try Self.folder())
    #expect(!translation.hasErrors)
    #expect(translation.functions.count >= 40)
    #expect(translation.functions.filter { !$0.isTranslated }.map(\.name) == [])
    #expect(Set(translation.functions.compactMap(\.kind)) == Set(EffectKind.allCases))
  }

  @Test func picturesAgreeWithACPU() throws {
    let references = Dictionary(grouping: try Self.references(), by: \.function)
    let translation = MetalTranslation(of: "Styles.metal", in: try Self.folder())
    for function in try nonEmpty(translation.functions) {
      let program = StandaloneProgram(function)
      var uniforms = Self.arguments(of: function, program)
      uniforms["canvasSize"] = .floats([Float(Self.size.width), Float(Self.size.height)])
      uniforms["pixelsPerPoint"] = .floats([1])
      uniforms["layer"] = Self.picture
      let pixels = try ShaderDriver.shared.draw(
        program.text.text, width: Self.size.width, height: Self.size.height, uniforms: uniforms)
      for reference in try nonEmpty(#require(references[function.name])) {
        let start = (reference.y * Self.size.width + reference.x) * 4
        expectNear(
          Array(pixels[start..<(start + 4)]), reference.color, 0.001,
          "\(function.name) at \(reference.x), \(reference.y)")
      }
    }
  }

  @Test func namesOfAllFitIntoOneProgram() throws {
    let translation = MetalTranslation(of: "Styles.metal", in: try Self.folder())
    var text = "#version 330 core\nout vec4 fragment;\n"
    var layers = ""
    for (index, function) in translation.functions.enumerated() {
      let shader = function.glsl(prefix: "f\(index)_")
      text += shader.text.text
      if let name = shader.layerFunction {
        layers += "vec4 \(name)(vec2 p) { return vec4(p, 0.0, 1.0); }\n"
      }
    }
    try ShaderDriver.shared.check(text + layers + "void main() { fragment = vec4(1.0); }")
  }

  // MARK: Arguments, the same as the reference was made with

  private static let values: [Float] = [
    0.2, 0.5, 0.9, 1.0, 0.7, 0.1, 0.3, 1.0, 0.0, 0.4, 0.8, 1.0, 0.5, 0.5, 0.25, 1.0,
  ]

  /// A gradient with noise in blue and in alpha, premultiplied.
  private static let picture: ShaderDriver.Uniform = {
    var state: UInt32 = 12345
    func random() -> Float {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Float(state >> 8) / 16_777_216
    }
    var pixels: [Float] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let alpha = min(1, 0.4 + random())
        let red = Float(x) / Float(size.width)
        let green = Float(y) / Float(size.height)
        let blue = 0.5 + 0.5 * random()
        pixels += [red * alpha, green * alpha, blue * alpha, alpha].map {
          ($0 * 255).rounded() / 255
        }
      }
    }
    return .texture(width: size.width, height: size.height, pixels: pixels)
  }()

  private static func arguments(
    of function: StitchableFunction, _ program: StandaloneProgram
  ) -> [String: ShaderDriver.Uniform] {
    let width = Float(size.width)
    let height = Float(size.height)
    var uniforms: [String: ShaderDriver.Uniform] = [:]
    for (position, parameter) in function.parameters.enumerated() {
      guard let name = program.uniformNames[parameter.name] else { continue }
      let lower = parameter.name.lowercased()
      switch parameter.role {
      case .value(.float, 4): uniforms[name] = .floats([0, 0, width, height])
      case .value(.float, 3): uniforms[name] = .floats([0.2, 0.6, 0.9])
      case .value(.float, 2):
        uniforms[name] =
          lower.contains("size") ? .floats([width, height]) : .floats([width * 0.4, height * 0.6])
      case .value(.float, _):
        uniforms[name] = .floats([lower.contains("time") ? 1.3 : 0.3 + 0.37 * Float(position + 1)])
      case .value(.int, _): uniforms[name] = .integers([3])
      case .colorValue: uniforms[name] = .floats([0.8, 0.3, 0.1, 1])
      case .texture: uniforms[name] = picture
      case .array(let components, _): uniforms[name] = .buffer(values, channels: components)
      case .count: uniforms[name] = .integers([4])
      default: break
      }
    }
    return uniforms
  }
}

import Foundation
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// The GLSL text of a readable dozen, to be looked at when it changes.
@Suite struct GoldenTests {
  @Test(arguments: [
    "dent", "checkerboard", "duotone", "plasma", "pixelate", "spectrum", "stamped", "mandelbrot",
    "clashes",
    "remainders", "rounds", "marched",
  ])
  func theTextIsAsRecorded(name: String) throws {
    let source = try Section.text("Golden/\(name).metal")
    let translation = MetalTranslation(
      of: "\(name).metal", in: SourceFolder(["\(name).metal": source]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first)
    let text = StandaloneProgram(function).text.commentedText
    let path = Section.folder.appendingPathComponent("Golden/\(name).glsl")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try text == Section.text("Golden/\(name).glsl"))
  }
}

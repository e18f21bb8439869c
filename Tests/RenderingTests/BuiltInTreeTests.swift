import Diagnostics
import GLSL
import Resources
import ShaderTree
import Testing
import Tokens

@testable import OpenGL
@testable import Rendering

/// The built-in shader functions, read as a user's are.
@MainActor @Suite struct BuiltInTreeTests {
  nonisolated private static let paths = ShaderFiles.paths.filter {
    !$0.hasPrefix("Include/") && !$0.hasPrefix("Passes/")
  }

  private func reading(_ path: String) throws -> GLSLReading {
    let own = try #require(ShaderFiles.source(at: path))
    let includes = Include.needed(by: own).map(\.text).joined(separator: "\n")
    // As the stitcher adds them for the layer of a layer effect
    let layer =
      path.hasPrefix("Layer/")
      ? """
      uniform sampler2D image0;
      vec4 sampleLayer(Layer layer, vec2 position) { return sampleLayer(image0, layer, position); }
      vec4 sampleTexture(Layer layer, vec2 place) { return sampleTexture(image0, layer, place); }
      """ : ""
    let source = [includes, layer, own].joined(separator: "\n")
    let log = DiagnosticLog()
    let library = SourceLibrary(
      folder: SourceFolder([path: source]), log: log, displayPrefix: "")
    let entry = try #require(library.entry(at: path))
    return GLSLReading(
      Preprocessor.tokens(of: entry, in: library, language: .glsl), files: log.files)
  }

  @Test(arguments: paths) func nothingInThemIsAMistake(path: String) throws {
    let mistakes = try reading(path).mistakes
    #expect(mistakes.isEmpty, "\(mistakes)")
  }

  @Test func theTreeTakesThem() throws {
    let context = try SurfacelessContext()
    var left: [String] = []
    for path in Self.paths {
      let name = String(path.split(separator: "/")[1].dropLast(".glsl".count))
      let reading = try reading(path)
      let faults = reading.faults(reachedFrom: name)
      #expect(faults.isEmpty, "\(path): \(faults)")
      guard let text = reading.text(of: name) else {
        left.append(path)
        print("\(path): \(reading.mistakes.map(\.message))")
        continue
      }
      let program = "#version 330 core\nuniform sampler2D image0;\n\(text.text)\nvoid main() {}\n"
      let refusal = try DriverCheck.refusal(ofFragment: program, label: name)
      #expect(refusal == nil, "\(refusal ?? "")\n\(program)")
    }
    #expect(left == [])
    _ = consume context  // kept current until here
  }
}

import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// The GLSL text of small files, one construct or idea of the library each, so that a change of
/// the writer can be read as a difference of texts.
@Suite struct GoldenTests {
  /// Names of the Metal files in a folder of `Golden`, without their ending.
  private static func names(in folder: String = "") -> [String] {
    let path = Section.folder.appending(path: "Golden/\(folder)").path
    let files = try? FileManager.default.contentsOfDirectory(atPath: path)  // the count is checked
    return (files ?? []).filter { $0.hasSuffix(".metal") }.sorted()
      .map { folder + $0.dropLast(".metal".count) }
  }

  private static let programs = names()
  private static let exactHalves = names(in: "ExactHalves/")
  private static let hoisted = names(in: "Hoisted/")
  private static let web = names(in: "Web/")

  @Test func thereAreSixtyFiles() {
    #expect(Self.programs.count >= 55)
    #expect(!Self.exactHalves.isEmpty && Self.hoisted.count >= 4 && !Self.web.isEmpty)
  }

  /// The functions of a golden file, which is without a mistake.
  private static func functions(
    of name: String, halfMode: HalfMode = .float
  ) throws -> [StitchableFunction] {
    let file = SourceFolder.fileName(of: name) + ".metal"
    let source = try Section.text("Golden/\(name).metal")
    let translation = MetalTranslation(
      of: file, in: SourceFolder([file: source]), halfMode: halfMode)
    #expect(translation.diagnostics.isEmpty)
    try #require(!translation.functions.isEmpty && !translation.hasErrors)
    let faults = translation.functions.flatMap(\.faults)
    #expect(faults.isEmpty, "\(faults)")
    return translation.functions
  }

  private static func joined(_ texts: [String]) -> String { texts.joined(separator: "\n") }

  @Test(arguments: programs) func theProgramIsAsRecorded(name: String) throws {
    let texts = try Self.functions(of: name).map { StandaloneProgram($0).text.commentedText }
    expectText(Self.joined(texts), matches: "\(name).glsl")
  }

  @Test(arguments: exactHalves) func theProgramWithExactHalvesIsAsRecorded(name: String) throws {
    let texts = try Self.functions(of: name, halfMode: .exact)
      .map { StandaloneProgram($0).text.commentedText }
    expectText(Self.joined(texts), matches: "\(name).glsl")
  }

  @Test(arguments: hoisted) func bothPartsAreAsRecorded(name: String) throws {
    let texts = try Self.functions(of: name).map { function in
      let hoisted = function.hoisted(prefix: "\(function.name)_")
      let parts = try #require(hoisted)
      return Self.joined([
        "// For each pixel.\n", parts.varying.text.commentedText, "// Once a draw.\n",
        parts.uniform.text.commentedText,
      ])
    }
    expectText(Self.joined(texts), matches: "\(name).glsl")
  }

  @Test(arguments: web) func theTextForBrowsersIsAsRecorded(name: String) throws {
    let texts = try Self.functions(of: name).map { function in
      function.glsl(prefix: "\(function.name)_", target: .web).text.commentedText
    }
    expectText(Self.joined(texts), matches: "\(name).glsl")
  }
}

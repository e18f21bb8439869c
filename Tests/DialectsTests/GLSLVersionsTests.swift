import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// Fragment programs in the words of every version, 1.00 to 4.60, and one of each form of the
/// grammar: the tree takes them, and draws what it should.
///
/// `Pixels.txt` has the first pixel of each. Seven lines were computed by hand; the others were
/// recorded, and agree with the captures that the program made before files had one road.
/// `RECORD=1` prints them.
@Suite struct GLSLVersionsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  private static func paths(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted()
      .map { "\(name)/\($0)" }
  }

  private static let versions = paths(in: "Versions")
  private static let productions = paths(in: "Productions")

  private static let pixels: [String: [Float]] = {
    let text = (try? String(contentsOfFile: "\(folder)/Pixels.txt", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { pixels, line in
      let words = line.split(separator: " ")
      pixels[String(words[0])] = words.dropFirst().compactMap { Float($0) }
    }
  }()

  private static func stage(_ path: String) throws -> DialectStage {
    var stage = DialectStage(
      try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8),
      path: SourceFolder.fileName(of: path))
    stage.size = (12, 8)
    stage.time = 0.7
    stage.frames = stage.path.hasSuffix(".fs") ? 2 : 1
    stage.controls = ["tint": [0.2, 0.4, 0.6, 1], "level": [0.5], "gain": [0.75], "mode": [1]]
    stage.pictures = [
      [0.75, 0.5, 0.25, 1, 0.1, 0.9, 0.3, 1, 0.6, 0.2, 0.8, 1, 0.4, 0.7, 0.5, 1],
      [0.5, 0.25, 1, 1, 0.3, 0.1, 0.9, 1, 0.8, 0.6, 0.2, 1, 0.5, 0.4, 0.7, 1],
    ]
    return stage
  }

  @Test func thereAreManyFiles() {
    #expect(Self.versions.count >= 60)
    #expect(Self.productions.count >= 90)
  }

  @Test(arguments: versions + productions) func theTreeTakesIt(path: String) throws {
    let program = try Self.stage(path).program
    #expect(!program.passes.isEmpty, "\(program.diagnostics)")
    for pass in program.passes {
      #expect(pass.text.mistakes.isEmpty, "\(pass.text.mistakes)")
      #expect(!pass.text.lines.isEmpty)
    }
  }

  @Test(arguments: versions + productions) func itIsDrawn(path: String) throws {
    let stage = try Self.stage(path)
    let drawn = try stage.pixels()
    #expect(Set(drawn.map(\.isFinite)) == [true])
    if path.hasPrefix("Versions") {
      #expect(Set(drawn).count > 1, "one number everywhere shows nothing")
    }
    let first = Array(drawn.prefix(4))
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      print("PIXEL \(path) \(first.map { "\($0)" }.joined(separator: " "))")
      return
    }
    let expected = try #require(Self.pixels[path])
    expectNear(first, expected, 1e-5, path)
  }
}

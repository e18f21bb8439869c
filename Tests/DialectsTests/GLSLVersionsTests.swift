import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// Fragment programs in the words of every version, 1.00 to 4.60: the tree takes them, and draws
/// what their own text draws.
@Suite struct GLSLVersionsTests {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().path
    + "/Versions"

  private static let all =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  /// What only the tree makes drawable, for this driver's 3.30 does not take the author's words:
  /// the red, green and blue of the pixel at the top left, by hand.
  private static let onlyByTree: [String: [Float]] = [
    "330-precise.frag": [0.0375, 0.0375, 0.0375], "330-scopes.frag": [0.3625, 0.3125, 0.25],
    "400-const-locals.frag": [0.5, 0.125, 0.205], "400-uint-conversion.frag": [0.625, 0.5, 0],
    "420-scalar-swizzle.frag": [0.175, 0.175, 0.175],
    "430-arrays-of-arrays.frag": [0.6, 0.4, 0.7], "450-implicit-return.frag": [0.5, 0.75, 0.5],
  ]

  private static func stage(_ name: String, usesTree: Bool) throws -> DialectStage {
    var stage = DialectStage(
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8), path: name)
    stage.usesTree = usesTree
    stage.size = (12, 8)
    stage.time = 0.7
    stage.controls = ["tint": [0.2, 0.4, 0.6, 1], "level": [0.5], "gain": [0.75], "mode": [1]]
    stage.pictures = [
      [0.75, 0.5, 0.25, 1, 0.1, 0.9, 0.3, 1, 0.6, 0.2, 0.8, 1, 0.4, 0.7, 0.5, 1],
      [0.5, 0.25, 1, 1, 0.3, 0.1, 0.9, 1, 0.8, 0.6, 0.2, 1, 0.5, 0.4, 0.7, 1],
    ]
    return stage
  }

  @Test func thereAreSixty() { #expect(Self.all.count >= 60) }

  @Test(arguments: all) func theTreeTakesIt(name: String) throws {
    let program = try Self.stage(name, usesTree: true).program
    #expect(!program.passes.isEmpty, "\(program.diagnostics)")
    for pass in program.passes {
      #expect(pass.text.mistakes.isEmpty, "\(pass.text.mistakes)")
      #expect(pass.obstacles.isEmpty, "\(pass.obstacles)")
      #expect(pass.authorsText != nil)
    }
  }

  @Test(arguments: all) func bothRoadsDrawTheSame(name: String) throws {
    let written = try Self.stage(name, usesTree: true).pixels()
    #expect(Set(written.map(\.isFinite)) == [true])
    #expect(Set(written).count > 1, "one number everywhere shows nothing")
    if let expected = Self.onlyByTree[name] {
      return expectNear(Array(written.prefix(3)), expected, 1e-6, name)
    }
    let asText = try Self.stage(name, usesTree: false).pixels()
    for (index, (a, b)) in zip(written, asText).enumerated() where abs(a - b) > 1.0 / 255 {
      Issue.record("component \(index) is \(a), as text \(b)")
      return
    }
  }
}

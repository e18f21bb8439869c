import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// One function of a file of examples, and the pixel it should draw.
struct Section: Sendable, CustomTestStringConvertible {
  var title: String
  var expected: [Float]
  var source: String

  var testDescription: String { title }

  struct Malformed: Error {
    var line: String
  }

  /// The folder of these tests.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  static func all(in names: [String]) throws -> [Section] {
    try names.flatMap { try parse(text("Metal/\($0).metal")) }
  }

  private static func parse(_ text: String) throws -> [Section] {
    try text.components(separatedBy: "// MARK: ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      let head = part[..<end].components(separatedBy: " → ")
      guard head.count == 2 else { throw Malformed(line: String(part[..<end])) }
      let numbers = head[1].split(separator: " ").compactMap { Float($0) }
      guard numbers.count == 4 else { throw Malformed(line: head[1]) }
      return Section(title: head[0], expected: numbers, source: String(part[end...]))
    }
  }

  /// Translates, draws and compares; as `half` of the given kind.
  func expect(halfMode: HalfMode = .float) throws {
    var evaluation = Evaluation(source)
    evaluation.halfMode = halfMode
    let pixels = try evaluation.pixels()
    expectNear(pixels, expected, halfMode == .exact ? 0.001 : 2e-6, title)
  }
}

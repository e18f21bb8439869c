import Foundation
import TestSupport
import Testing

@testable import Dialects
@testable import Tokens

/// The GLSL text of every pass of small files, so that a change of the writer can be read as a
/// difference of texts.
@Suite struct GoldenTests {
  private static let shaders = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Shaders")
  private static let files: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: shaders.path)
    return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()  // the count is checked
  }()

  @Test func thereAreTwentyFiles() { #expect(Self.files.count == 20) }

  @Test(arguments: files) func theTextIsAsRecorded(file: String) throws {
    let source = try String(contentsOf: Self.shaders.appending(path: file), encoding: .utf8)
    let program = DialectProgram(of: file, in: SourceFolder([file: source]))
    try #require(!program.passes.isEmpty, "\(program.diagnostics)")
    let texts = program.passes.map(\.text.commentedText)
    let name = file.prefix { $0 != "." }
    expectText(texts.joined(separator: "\n// The next pass.\n\n"), matches: "\(name).glsl")
  }
}

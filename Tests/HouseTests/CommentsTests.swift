import Foundation
import TestSupport
import Testing

/// `swift format` breaks code at 100 columns and leaves comments alone, and all other languages.
@Suite struct CommentsTests {
  private static let endings: Set<String> = [
    "swift", "h", "metal", "glsl", "frag", "fs", "txt", "reference", "",
  ]

  @Test(arguments: ["Sources", "Tests", "Resources", "Scripts"])
  func commentsEndAtColumn100(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)!
    let texts = files.compactMap { $0 as? URL }.filter { Self.endings.contains($0.pathExtension) }
    for file in try nonEmpty(texts) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let long = text.split(separator: "\n").filter { $0.count > 100 && Self.isComment($0) }
      #expect(long.isEmpty, "\(file.lastPathComponent)")
    }
  }

  /// Words that have no right use in a comment here.
  private static let words = [
    "in vain", "by now", "without end", "gives way", "a person's", "at hand", "of ours",
  ]

  /// A doc comment begins with a noun or a verb: "What" hides the noun that a reader needs.
  @Test(arguments: ["Sources", "Tests"]) func commentsAreInPlainWords(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)!
    let texts = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let found = try nonEmpty(texts).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter(Self.isComment)
        .map { $0.drop { $0 == " " } }
        .filter { line in
          line.hasPrefix("/// What") || Self.words.contains { line.contains(" \($0)") }
        }
        .map { "\(file.lastPathComponent): \($0)" }
    }
    #expect(found.isEmpty, "\(found)")
  }

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("# ")
  }
}

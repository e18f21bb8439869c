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

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("# ")
  }
}

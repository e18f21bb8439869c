import Foundation
import Testing

/// `swift format` breaks code at 100 columns and leaves comments alone, and all other languages.
@Suite struct CommentsTests {
  private static let endings: Set<String> = [
    "swift", "h", "metal", "glsl", "frag", "fs", "txt", "reference", "",
  ]

  @Test(arguments: ["Sources", "Tests", "Resources", "Scripts"])
  func commentsEndAtColumn100(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)
    for case let file as URL in files! where Self.endings.contains(file.pathExtension) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where line.count > 100 && Self.isComment(line) {
        Issue.record("\(file.lastPathComponent): \(line)")
      }
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("# ")
  }
}

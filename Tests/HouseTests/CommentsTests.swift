import Foundation
import Testing

/// `swift format` breaks code at 100 columns and leaves comments alone.
@Suite struct CommentsTests {
  @Test(arguments: ["Sources", "Tests"])
  func commentsEndAtColumn100(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where line.count > 100 && line.drop(while: { $0 == " " }).hasPrefix("//") {
        Issue.record("\(file.lastPathComponent): \(line)")
      }
    }
  }
}

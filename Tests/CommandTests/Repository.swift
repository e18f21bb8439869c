import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The README and the pages of the manual, by their paths.
  static func pages() throws -> [(path: String, text: String)] {
    let folder = "Resources/Manual"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return try (["README.md"] + names.sorted().map { "\(folder)/\($0)" })
      .map { ($0, try text(at: $0)) }
  }
}

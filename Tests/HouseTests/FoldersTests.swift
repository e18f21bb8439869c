import Foundation
import Testing

@Suite struct FoldersTests {
  /// Which folders of a target use names that other folders of it declare, file by file.
  private struct Uses {
    /// By folder: the folders it uses, each with one file and one name that show it.
    var folders: [String: [String: String]] = [:]

    init(of target: URL) throws {
      var texts: [(folder: String, file: String, text: String)] = []
      var owners: [String: Set<String>] = [:]
      let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let folder = file.deletingLastPathComponent().path
        let text = try Self.code(of: String(contentsOf: file, encoding: .utf8))
        texts.append((folder, file.lastPathComponent, text))
        let declaration =
          /(?m)^(?:(?:package|indirect|final|nonisolated|@\w+) )*(?:struct|class|enum|protocol|typealias|actor) (\w+)/
        for match in text.matches(of: declaration) {
          owners[String(match.1), default: []].insert(folder)
        }
      }
      for (folder, file, text) in texts {
        for word in Set(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.0) }) {
          guard let owner = owners[word], owner.count == 1, let other = owner.first,
            other != folder
          else { continue }
          folders[folder, default: [:]][other] = "\(file) uses \(word)"
        }
      }
    }

    /// The text without comments and string literals.
    private static func code(of text: String) -> String {
      text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
        .replacing("Unicode.Scalar", with: "")
    }
  }

  private static let targets =
    (try? Manifest(text(at: "Package.swift")).targets.map(\.name)) ?? []

  @Test(arguments: targets) func foldersPointOneWay(target: String) throws {
    let folders = try Uses(of: repository.appending(path: "Sources/\(target)")).folders
    guard let cycle = Self.cycle(in: folders.mapValues({ $0.keys.sorted() })) else { return }
    let uses = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { folder, next in
      "\(URL(filePath: folder).lastPathComponent): \(folders[folder]?[next] ?? "")"
    }
    Issue.record("folders of \(target) use each other in a circle: \(uses.joined(separator: ", "))")
  }

  /// Returns names each of which leads to the next, and the last to the first; `nil` if no name
  /// leads back to itself.
  private static func cycle(in ways: [String: [String]]) -> [String]? {
    var finished: Set<String> = []
    var path: [String] = []
    func cycle(from name: String) -> [String]? {
      if let start = path.firstIndex(of: name) { return Array(path[start...]) }
      guard finished.insert(name).inserted else { return nil }
      path.append(name)
      for next in ways[name] ?? [] {
        if let found = cycle(from: next) { return found }
      }
      path.removeLast()
      return nil
    }
    for name in ways.keys.sorted() {
      if let found = cycle(from: name) { return found }
    }
    return nil
  }

  @Test(
    arguments: [
      (["a": ["b", "c"], "b": ["c"], "c": ["d"]], nil), (["a": ["b"], "b": ["a"]], ["a", "b"]),
      (["a": ["b"], "b": ["c"], "c": ["d"], "d": ["b"]], ["b", "c", "d"]),
    ] as [([String: [String]], [String]?)])
  func cyclesOfAnyLengthAreFound(ways: [String: [String]], cycle: [String]?) {
    #expect(Self.cycle(in: ways) == cycle)
  }
}

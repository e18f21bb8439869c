import Files
import Foundation
import TestSupport
import Testing

@testable import ViewBuilding

/// Projects that are compiled whole, against a small module SwiftUI.
@Suite struct ProjectCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the files of a package, and returns the lines of the mistakes in them.
  private func mistakes(_ files: [String: String]) throws -> [String] {
    try Data().write(to: URL(filePath: "\(folder.path)/Package.swift"))
    for (name, text) in files {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    var check = ProjectCheck(
      files.keys.sorted().map { "\(folder.path)/\($0)" },
      in: ProgramFolder(path: "\(folder.path)/.build"), with: try TestModules.prepared())
    return try check.mistakes().map { mistake in
      let place = mistake.span.map { "\($0.file.namePart):\($0.line): " } ?? ""
      return place + mistake.message
    }
  }

  private static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  @Test func aProjectWithoutMistakesHasNone() throws {
    let found = try mistakes([
      "A.swift": Self.view("A", "B()") + "#Preview(\"One\") { A() }\n#Preview { A() }\n",
      "B.swift": Self.view("B", "Text(word)"),
      "Model.swift": "let word = \"b\"\n",
      // No view needs it.
      "Other.swift": "import Missing\n",
    ])
    #expect(found == [])
  }

  @Test func theMistakesOfAllFilesAreFound() throws {
    let found = try mistakes([
      "A.swift": Self.view("A", "Text(missing)"),
      // No type is wrong: the compiler finds it later.
      "B.swift": Self.view("B", "Text(word())") + "func word() -> String {\n}\n",
      "C.swift": Self.view("C", "Text(\"c\")"),
    ])
    #expect(
      Set(found) == [
        "A.swift:4: cannot find 'missing' in scope",
        "B.swift:8: missing return in global function expected to return 'String'",
      ])
  }

  @Test func aModuleThatIsMissingHidesNoOtherMistake() throws {
    let found = try mistakes([
      "A.swift": "import Missing\n" + Self.view("A", "Text(\"a\")"),
      "B.swift": Self.view("B", "Text(missing)"),
    ])
    #expect(
      Set(found) == [
        "A.swift:1: the module 'Missing' is not here", "B.swift:4: cannot find 'missing' in scope",
      ])
  }

  @Test func oneNameInTwoPlacesIsNoMistake() throws {
    let found = try mistakes([
      "One/Card.swift": Self.view("Card", "Text(label)"), "One/Label.swift": "let label = \"1\"\n",
      "Two/Card.swift": Self.view("Card", "Text(label)"), "Two/Label.swift": "let label = \"2\"\n",
      // Each adds the same member to a type.
      "One/Text.swift": "import SwiftUI\nextension View { func big() -> some View { self } }\n",
      "Two/Text.swift": "import SwiftUI\nextension View { func big() -> some View { self } }\n",
    ])
    #expect(found == [])
  }
}

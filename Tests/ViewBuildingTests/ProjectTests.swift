import Files
import TestSupport
import Testing

@testable import ViewBuilding

@Suite struct ProjectTests {
  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;\n", "5", false),
    ("\t\t\t\tSWIFT_VERSION = 6.0;\n SWIFT_VERSION = 6.0;\n SWIFT_VERSION = 5.0;", "6", false),
    ("SWIFT_VERSION = 4.2;\n", "4.2", false),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 5.0;", "5", true),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "5", false),
    ("", "5", false),
  ]) func xcodeProjectsHaveSettings(text: String, mode: String, isMain: Bool) {
    let settings = ProjectSettings(text: text, as: .xcode)
    #expect(settings.languageMode == mode)
    #expect(settings.isMainActorByDefault == isMain)
  }

  @Test(arguments: [
    ("// swift-tools-version: 5.9\n", "5", false),
    ("// swift-tools-version:6.0\n", "6", false),
    ("// swift-tools-version: 6.2\nswiftLanguageModes: [.v5]", "5", false),
    ("// swift-tools-version: 6.2\n[.swiftLanguageMode(.v5)]", "5", false),
    ("// swift-tools-version: 6.2\n[.defaultIsolation(MainActor.self)]", "6", true),
    ("", "5", false),
  ]) func packagesHaveSettings(text: String, mode: String, isMain: Bool) {
    let settings = ProjectSettings(text: text, as: .package)
    #expect(settings.languageMode == mode)
    #expect(settings.isMainActorByDefault == isMain)
  }

  private func index(_ files: [(String, String)]) -> ProjectIndex {
    ProjectIndex(
      ProjectFolder(of: "/nowhere/Demo.swift"),
      files.map { ViewSource(path: "/app/\($0.0)", bytes: Array($0.1.utf8)) })
  }

  /// The files of other targets are another module's, and may declare the same names.
  @Test(arguments: [
    ("Sources/App/A.swift", "import Lib\n", ["A.swift", "B.swift", "C.swift", "Demo.swift"]),
    ("Sources/App/A.swift", "import SwiftUI\n", ["A.swift", "B.swift", "Demo.swift"]),
    ("Examples/Demo.swift", "", ["C.swift", "Demo.swift"]),
    ("Sources/Lib/C.swift", "", ["C.swift", "Demo.swift"]),
  ]) func targetsAreReadThatAreImported(opened: String, text: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": "", "Sources/App/A.swift": text, "Sources/App/Views/B.swift": "",
      "Sources/Lib/C.swift": "", "Sources/SwiftUI/D.swift": "",
      "Examples/Demo.swift": "import Lib\n",
    ]
    for (path, text) in files {
      try makeFolder("\(folder.path)/\(path)".folderPart)
      _ = try folder.file(path, Array(text.utf8))
    }
    let index = try ProjectIndex(of: "\(folder.path)/\(opened)", cache: SourceCache())
    #expect(index.files.map(\.path.namePart).sorted() == expected)
    #expect(index.files[0].path.hasSuffix(opened))
  }

  /// The names of the files that the first needs.
  private func closure(_ files: [(String, String)]) -> [String] {
    let index = index(files)
    return index.closure(of: 0).map { index.files[$0].path.namePart }
  }

  @Test func whatDeclaresANameIsNeeded() {
    #expect(
      closure([
        ("A.swift", "let a = B()"), ("B.swift", "struct B { let c = C.d }"),
        ("C.swift", "enum C {}"),
        ("E.swift", "struct E { let b = B() }"),
      ]) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func theNearestOfSeveralIsNeeded() {
    let index = index([
      ("one/A.swift", "let a = B()"), ("two/B.swift", "struct B {}"),
      ("one/in/B.swift", "struct B {}"),
    ])
    #expect(index.closure(of: 0) == [0, 2])
  }

  @Test func extensionsAreNeededForTheirMembers() {
    #expect(
      closure([
        ("A.swift", "let a = Text().glow()"), ("B.swift", "extension View { func glow() {} }"),
        ("C.swift", "extension View { func other() {} }"),
      ]) == ["A.swift", "B.swift"])
    // Without a dot, only where the type itself is extended
    #expect(
      closure([
        ("A.swift", "extension View { func a() { glow() } }"),
        ("B.swift", "extension View { func glow() {} }"),
      ]) == ["A.swift", "B.swift"])
    #expect(
      closure([("A.swift", "let glow = 1"), ("B.swift", "extension View { func glow() {} }")])
        == ["A.swift"])
  }

  @Test func conformancesOfNeededTypesAreNeeded() {
    #expect(
      closure([
        ("A.swift", "let a = B()"), ("B.swift", "struct B {}"), ("C.swift", "extension B: View {}"),
        ("D.swift", "extension B { var unused: Int { 1 } }"),
      ]) == ["A.swift", "B.swift", "C.swift"])
  }

  // MARK: - What is shown

  private func shown(_ files: [(String, String)]) -> (ShownView.Kind?, String?) {
    let index = index(files)
    let shown = ShownView.find(in: index)
    return (shown?.kind, shown.map { index.files[$0.file].path.namePart })
  }

  @Test func previewsComeFirst() {
    let text = """
      struct A: View {}
      struct P: PreviewProvider {}
      struct D: App {}
      #Preview { A() }
      """
    let preview = PreviewDeclaration(line: 4, column: 1, name: nil)
    #expect(shown([("A.swift", text)]).0 == .previews([preview]))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(shown([("A.swift", lines[..<3].joined(separator: "\n"))]).0 == .provider("P"))
    #expect(shown([("A.swift", lines[0] + "\n" + lines[2])]).0 == .app("D"))
    #expect(shown([("A.swift", lines[0])]).0 == .view("A"))
  }

  @Test func theViewNamedAsTheFileIsShown() {
    let text = "struct First: View {}\nstruct Second: View {}\nstruct Third: View { let a: Int }"
    #expect(shown([("Second.swift", text)]).0 == .view("Second"))
    #expect(shown([("Third.swift", text)]).0 == .view("First"))
  }

  @Test func aUserOfAUserShowsTheFile() {
    let found = shown([
      ("Glow.swift", "struct Glow: ViewModifier { let a: Int }"),
      (
        "Card.swift",
        "struct Card: View { let b: Int; var c: some View { d.modifier(Glow(a: 1)) } }"
      ),
      ("Page.swift", "struct Page: View { var body: some View { Card(b: 1) } }"),
      ("Other.swift", "struct Other: View {}"),
    ])
    #expect(found.0 == .view("Page"))
    #expect(found.1 == "Page.swift")
  }

  @Test func filesWithoutOtherFrameworksAreBetter() {
    let found = shown([
      ("Glow.swift", "struct Glow: View { let a: Int }"),
      ("Far/Plain.swift", "import SwiftUI\n#Preview { Glow(a: 1) }"),
      ("Near.swift", "import AVFoundation\n#Preview { Glow(a: 1) }"),
    ])
    #expect(found.1 == "Plain.swift")
  }

  @Test func aModifierAloneIsShownOnASample() {
    #expect(samples("struct Glow: ViewModifier {}") == ["$0.modifier(Glow())"])
    #expect(
      samples("struct Glow: ViewModifier { let a: Int; var b: CGPoint? }")
        == ["$0.modifier(Glow(a: a))"])
    #expect(samples("struct Glow: ViewModifier { let a: Other }") == [])
  }

  @Test func functionsOfAnExtensionAreShownOnSamples() {
    #expect(
      samples(
        """
        extension View {
          func a(_ b: Int, at place: CGPoint) {}
          func glow(_ c: Other = .a, d: Bool?) {}
          func other(_ c: @escaping () -> Other) {}
          private func hidden() {}
        }
        struct Part: ViewModifier {}
        """) == ["$0.a(b, at: place)", "$0.glow()"])
    #expect(
      samples("extension VisualEffect { func a(_ b: Float) -> some VisualEffect {} }")
        == ["$0.visualEffect { content, _ in content.a(b) }"])
  }

  @Test func transitionsAreShownOnSamples() {
    #expect(
      samples(
        """
        extension AnyTransition {
          static var fold: AnyTransition { a }
          static func wipe(from edge: Edge, by c: Double = 1) -> AnyTransition { a }
        }
        struct Melt: Transition { let a: Float }
        """) == ["AnyTransition.fold", "AnyTransition.wipe(from: Edge.leading)", "Melt(a: a)"])
  }

  /// The expressions that the samples of a file show.
  private func samples(_ text: String) -> [String] {
    guard case .samples(let samples)? = shown([("A.swift", text)]).0 else { return [] }
    return samples.map(\.call)
  }
}

import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import ViewBuilding

/// Files are compiled by the toolchain against a small module SwiftUI, and run.
@Suite struct ViewBuildTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes files, and builds the first of them.
  private func build(_ files: [(name: String, text: String)]) throws -> ViewProgram {
    for (name, text) in files {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    return try ViewBuild(
      path: "\(folder.path)/\(files[0].name)", folder: ProgramFolder(path: "\(folder.path)/.build"),
      modules: TestModules.prepared()
    ).run()
  }

  private func build(_ text: String) throws -> ViewProgram { try build([("Demo.swift", text)]) }

  private func lines(of program: ViewProgram) throws -> [String] {
    let output = try ToolRun([program.executable]).output()
    #expect(output.status == 0)
    return output.text.split(separator: "\n").map(String.init)
  }

  private func mistakes(_ files: [(name: String, text: String)]) throws -> [Diagnostic] {
    do {
      _ = try build(files)
      return []
    } catch ViewBuildError.mistakes(let found) {
      return found
    }
  }

  // MARK: - Macros

  @Test func everyFormOfPreviewIsRegistered() throws {
    let program = try build(
      """
      import SwiftUI
      struct A: View { var body: some View { Text("a") } }
      #Preview { A() }
      #Preview("Two") {
        A()
        Text("b")
      }
        #Preview("Traits", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) { A() }
      #Preview(traits: .landscapeLeft) { A() }
      #Preview("Returned") {
        struct Local: View {
          @State var word = "local"
          var body: some View { Text(word) }
        }
        return Local()
      }
      #Preview("Statements") {
        let word = "let"
        Text(word)
      }
      #Preview("State") {
        @Previewable @State var first = 1
        @Previewable @State var second: Double = 0.5
        let sum = Double(first) + second
        Text("\\(sum)")
      }
      #Preview("Returned state") {
        @Previewable @State var word = "returned"
        return Text(word)
      }
      @available(iOS 17, *)
      #Preview("Closure", body: { A() })
      """)
    #expect(
      try lines(of: program) == [
        "preview - []", "text a", "preview Two []", "view Pair<A, Text>",
        "preview Traits [\"landscape\", \"1.0 x 2.0\"]", "text a", "preview - [\"landscape\"]",
        "text a", "preview Returned []", "text local", "preview Statements []", "text let",
        "preview State []", "text 1.5", "preview Returned state []", "text returned",
        "preview Closure []", "text a",
      ])
  }

  @Test func entriesHaveKeys() throws {
    let program = try build(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var pace: Double = 2
        @Entry var word = "entry"
        @Entry var nothing: Int?
      }
      #Preview { Text("\\(EnvironmentValues().pace) \\(EnvironmentValues().word)") }
      """)
    #expect(try lines(of: program) == ["preview - []", "text 2.0 entry"])
  }

  // MARK: - Clocks and random numbers

  /// The program sets its clocks to 1,000,000,000.5 and 77 seconds after their start.
  @Test func clocksAreSetAndRandomNumbersRepeat() throws {
    let program = try build(
      """
      import SwiftUI
      #Preview {
        Text(String(Date.now.timeIntervalSince1970))
      }
      #Preview { Text(String(Date().timeIntervalSince1970)) }
      #Preview { Text(String(ProcessInfo.processInfo.systemUptime)) }
      #Preview { Text("\\(ContinuousClock.now)") }
      #Preview { Text("\\(Int.random(in: 0..<1_000_000)) \\((0..<9).shuffled())") }
      #Preview { Text(UUID().uuidString) }
      """)
    let first = try lines(of: program)
    #expect(
      first.prefix(6) == [
        "preview - []", "text 1000000000.5", "preview - []", "text 1000000000.5", "preview - []",
        "text 1077.0",
      ])
    #expect(first[7].contains("1077.0 seconds"))
    // The digit of the version.
    #expect(Array(first[11].dropFirst("text ".count))[14] == "4")
    #expect(try lines(of: program) == first)
  }

  // MARK: - Files for Apple's systems

  @Test func aFileForAppleSystemsIsCompiled() throws {
    let program = try build(
      """
      import SwiftUI
      final class Target: NSObject { @objc func press(_ sender: Any) {} }
      #if os(iOS)
        let system = "iOS"
      #else
        let system = 1
      #endif
      struct DemoPreviews: PreviewProvider {
        static var previews: some View { Text(system) }
      }
      """)
    #expect(try lines(of: program) == ["preview - []", "text iOS"])
  }

  @Test func aViewWithoutAPreviewIsShown() throws {
    let program = try build(
      """
      import SwiftUI
      struct Other: View { var body: some View { Text("other") } }
      struct Demo: View { var body: some View { Text("demo") } }
      """)
    #expect(try lines(of: program) == ["preview Demo []", "text demo"])
  }

  /// In Swift 6 mode, a global variable is an error.
  @Test func theProjectSaysTheLanguageMode() throws {
    let file = (
      name: "Demo.swift", text: "import SwiftUI\nvar count = 1\n#Preview { Text(\"\\(count)\") }"
    )
    let five = try build([file, ("Package.swift", "// swift-tools-version: 5.9")])
    #expect(try lines(of: five) == ["preview - []", "text 1"])
    let six = try mistakes([file, ("Package.swift", "// swift-tools-version: 6.0")])
    #expect(six.contains { $0.message.contains("concurrency-safe") && $0.span?.line == 2 })
  }

  // MARK: - Projects

  @Test func filesThatAreNeededAreCompiled() throws {
    let program = try build([
      (
        "App/Views/Demo.swift",
        """
        import SwiftUI
        struct Demo: View { var body: some View { Text(word.glowing + Kit.name) } }
        #Preview { Demo() }
        """
      ),
      ("App/Model/Word.swift", "import SwiftUI\nlet word = \"word\""),
      ("App/Model/Glow.swift", "extension String { var glowing: String { self + \"!\" } }"),
      ("App/Model/Demo.swift", "enum Kit { static let name = \"kit\" }"),
      ("App/Broken.swift", "import Nowhere\nlet unused = 1"),
      ("App.xcodeproj/project.pbxproj", "SWIFT_VERSION = 5.0;"),
    ])
    #expect(try lines(of: program) == ["preview - []", "text word!kit"])
    #expect(
      program.watched.map { URL(filePath: $0).lastPathComponent } == [
        "Demo.swift", "Demo.swift", "Glow.swift", "Word.swift", "project.pbxproj",
      ])
  }

  @Test func aFileIsShownByOneThatUsesIt() throws {
    let program = try build([
      (
        "App/Glow.swift",
        """
        import SwiftUI
        struct Glow: View {
          let word: String
          var body: some View { Text(word) }
        }
        """
      ),
      ("App/Far/Deep/Z.swift", "import SwiftUI\n#Preview { Glow(word: \"far\") }"),
      ("App/Near.swift", "import SwiftUI\n#Preview(\"Near\") { Glow(word: \"near\") }"),
      ("App.xcodeproj/project.pbxproj", ""),
    ])
    #expect(try lines(of: program) == ["preview Near []", "text near"])
    #expect(program.shownFile.hasSuffix("App/Near.swift"))
  }

  @Test func aFileThatShowsNothingIsReported() throws {
    let found = try mistakes([("Demo.swift", "let a = 1")])
    #expect(found.map(\.message) == ["no preview and no view without arguments in 'Demo.swift'"])
  }

  // MARK: - Mistakes

  @Test func mistakesAreOnTheAuthorsLines() throws {
    let found = try mistakes([
      (
        "Demo.swift",
        """
        import SwiftUI
        @objc final class A: NSObject {}
        struct Demo: View {
          var body: some View { Txt("a") }
        }
        #Preview { Demo().glow() }
        """
      )
    ])
    let first = try #require(found.first { $0.span?.line == 4 })
    #expect(first.message == "cannot find 'Txt' in scope")
    #expect(first.span?.file == "\(folder.path)/Demo.swift")
    #expect(first.span?.column == 25)
    #expect(first.span?.length == 3)
    #expect(first.sourceLine == "  var body: some View { Txt(\"a\") }")
    #expect(first.hint?.hasPrefix("'Txt' is not in harmonic's SwiftUI") == true)
    // In the expansion of the macro
    #expect(found.contains { $0.span?.line == 6 && $0.message.contains("glow") })
  }

  @Test func aModuleThatIsNotThereIsReported() throws {
    let found = try mistakes([
      ("Demo.swift", "import SwiftUI\nimport AVFoundation\n#Preview { Text(\"a\") }")
    ])
    #expect(found.map(\.message) == ["'AVFoundation' is not on Linux"])
    #expect(found.first?.span?.line == 2)
  }

  /// A compiler that does all but to link.
  @Test func aLinkerThatFailsIsReported() throws {
    let modules = try TestModules.prepared()
    let script = """
      #!/bin/sh
      case "$*" in *-print-target-info*) exec \(modules.toolchain.compiler) "$@";; esac
      echo '<unknown>:0: error: link command failed with exit code 1' >&2
      echo 'clang: error: invalid linker name in argument -fuse-ld=lld' >&2
      exit 1
      """
    let text = try folder.file("script", Array(script.utf8))
    let standIn = "\(folder.path)/swiftc"
    try TestModules.install(text, at: standIn)
    let path = try folder.file("Demo.swift", Array("import SwiftUI\n#Preview { Text() }".utf8))
    let build = ViewBuild(
      path: path, folder: ProgramFolder(path: "\(folder.path)/.build"),
      modules: ViewModules(
        folder: modules.folder, toolchain: try SwiftToolchain(compiler: standIn)))
    let error = try #require(throws: ViewBuildError.self) { try build.run() }
    guard case .mistakes(let found) = error else { return }
    #expect(found.map(\.message) == ["link command failed with exit code 1"])
    #expect(found.first?.hint?.contains("install Swift again") == true)
  }

  /// Of a large project only what the view needs is compiled.
  @Test func aLargeProjectIsReadWhole() throws {
    for number in 0..<500 {
      let next = number % 10 == 9 ? "Text()" : "Part\(number + 1)()"
      _ = try folder.file(
        "Part\(number).swift",
        Array(
          """
          import SwiftUI
          struct Part\(number): View { var body: some View { \(next) } }
          """.utf8))
    }
    let path = try folder.file("Demo.swift", Array("import SwiftUI\n#Preview { Part40() }".utf8))
    let plan = try ViewBuild(
      path: path, folder: ProgramFolder(path: ""), modules: TestModules.prepared()
    ).plan()
    let needed = Set((40..<50).map { "Part\($0).swift" } + ["Demo.swift"])
    #expect(Set(plan.files.map(\.name)) == needed)
  }

  @Test func aMissingFileIsReported() throws {
    let build = try ViewBuild(
      path: "\(folder.path)/none.swift", folder: ProgramFolder(path: "\(folder.path)/.build"),
      modules: TestModules.prepared())
    let error = try #require(throws: ViewBuildError.self) { try build.run() }
    guard case .mistakes(let found) = error else { return #expect(Bool(false)) }
    #expect(found.first?.message.contains("No such file") == true)
  }

  @Test func aBuildIsCancelled() throws {
    let path = try folder.file("Demo.swift", Array("import SwiftUI\n#Preview { Text(\"\") }".utf8))
    let build = try ViewBuild(
      path: path, folder: ProgramFolder(path: "\(folder.path)/.build"),
      modules: TestModules.prepared())
    let error = try #require(throws: ViewBuildError.self) { try build.run(isCancelled: { true }) }
    guard case .cancelled = error else { return #expect(Bool(false)) }
  }

  // MARK: - Folders

  @Test func aProgramsFolderGoesWithTheProgram() throws {
    let cache = CacheFolder(path: "\(folder.path)/views")
    var program: ProgramFolder? = try ProgramFolder(in: cache)
    let path = try #require(program?.path)
    #expect(FileManager.default.fileExists(atPath: path))
    program = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func foldersOfEndedProcessesAreRemoved() throws {
    let cache = CacheFolder(path: "\(folder.path)/views")
    // A process that was killed leaves its lock behind, which nobody holds.
    try FileManager.default.createDirectory(
      atPath: "\(cache.path)/1-aaaaaa", withIntermediateDirectories: true)
    let left = try folder.file("views/1-aaaaaa/lock", [])
    let other = try ProgramFolder(in: cache)
    #expect(!FileManager.default.fileExists(atPath: left))
    let second = try ProgramFolder(in: cache)
    #expect(FileManager.default.fileExists(atPath: other.path))
    #expect(FileManager.default.fileExists(atPath: second.path))
  }

  @Test func theSameTextsAreOneProgram() throws {
    func fingerprint(_ text: String) throws -> UInt64 {
      let path = try folder.file("Demo.swift", Array(text.utf8))
      let modules = try TestModules.prepared()
      return try ViewBuild(
        path: path, folder: ProgramFolder(path: "\(folder.path)/none"), modules: modules
      ).plan().fingerprint
    }
    let text = "import SwiftUI\n#Preview { Text(\"a\") }"
    #expect(try fingerprint(text) == fingerprint(text))
    #expect(try fingerprint(text) != fingerprint(text + "\n"))
  }
}

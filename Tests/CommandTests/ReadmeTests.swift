import Foundation
import Opening
import Scenes
import TestSupport
import Testing

/// The README and the manual against the program: the scenes, the links, and every command.
@Suite struct ReadmeTests {
  @Test func theREADMEIsAPage() throws {
    let page = try Repository.text(at: "README.md")
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    #expect(page.utf8.count <= 12 << 10)
  }

  @Test func theTableOfScenesHasEveryScene() throws {
    let page = try Repository.text(at: "README.md")
    let names = page.matches(of: /(?m)^\| !\[[^|]+ \| `(\w+)` \|/).map { String($0.1) }
    #expect(names == SceneCatalog.all.map { $0.name })
  }

  @Test func everyLinkLeadsToAFile() throws {
    var count = 0
    for (path, text) in try Repository.pages() {
      let folder = Repository.root.appending(path: path).deletingLastPathComponent()
      for match in text.matches(of: /\]\((?!https?:)([^)]+)\)/) {
        count += 1
        let target = folder.appending(path: String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(path): \(match.1)")
      }
    }
    #expect(count > 30)
  }

  @Test func theREADMEAndTheManualHaveOneExample() throws {
    let readme = try Self.metal(of: Repository.text(at: "README.md"))
    #expect(try Self.metal(of: Repository.text(at: "Resources/Manual/effects.md")) == readme)
  }

  private static func metal(of page: String) throws -> String { try block("metal", of: page) }

  /// The first block of code of a page in a language.
  private static func block(_ language: String, of page: String) throws -> String {
    let parts = page.components(separatedBy: "```\(language)\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
  }

  // MARK: - Commands

  /// Why commands that begin so are not run.
  private static let skipped: [(start: String, reason: String)] = [
    ("sudo apt install", "changes the machine"),
    ("tar xf harmonic", "unpacks an archive that is not there"),
    ("Scripts/package", "builds a release; its tests have a program instead"),
    ("Scripts/install", "builds a release; its tests have a program instead"),
    ("Scripts/run", "installs packages and builds a release"),
    ("Scripts/test", "installs packages and runs these tests"),
    ("RECORD=1 Scripts/test", "writes golden pictures"),
    ("swift ", "builds and runs these tests"),
    ("cd Resources/Shaders", "begins the shell script that makes a file for glslViewer"),
    ("{ echo", "is that script"),
    ("glslViewer", "is another program"),
    ("seq ", "is for GNU parallel"),
    ("sbatch", "is for Slurm"),
    ("ffmpeg", "joins what those have drawn"),
  ]

  /// The commands of a page's shell blocks, without comments.
  private static func commands(of page: String) -> [String] {
    page.matches(of: /```sh\n((?:[^`]|`[^`])*?)```/).flatMap { block in
      block.1.replacing("\\\n", with: " ").split(separator: "\n")
        .map { String($0.prefix(upTo: $0.firstRange(of: " #")?.lowerBound ?? $0.endIndex)) }
        // The lines of a script are indented; its first is named above.
        .filter { !$0.hasPrefix(" ") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// word = ("'" [^']* "'" | any)+
  private static func words(of line: String) -> [String] {
    line.matches(of: /(?:'[^']*'|\S)+/).map { $0.output.filter { $0 != "'" } }
  }

  /// A folder with the files that the commands name.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let metal = try Self.metal(of: Repository.text(at: "README.md"))
    _ = try folder.file("lean.metal", Array(metal.utf8))
    let view = try Self.block("swift", of: Repository.text(at: "Resources/Manual/views.md"))
    _ = try folder.file("LeaningCard.swift", Array(view.utf8))
    let waves = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / 99.0); }\n"
    _ = try folder.file("waves.glsl", Array(waves.utf8))
    let wipe = "vec4 transition(vec2 p) { return mix(getFromColor(p), getToColor(p), progress); }\n"
    _ = try folder.file("wipe.glsl", Array(wipe.utf8))
    let card = """
      import SwiftUI

      struct Card: View {
        @State private var amount = 0.5

        var body: some View { Rectangle().opacity(amount) }
      }

      """
    _ = try folder.file("Card.swift", Array(card.utf8))
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/App", withIntermediateDirectories: true)
    _ = try folder.file("App/Card.swift", Array(card.utf8))
    for (name, source) in [
      ("photo.jpg", "Resources/Pictures/ripple.png"),
      ("evening.png", "Resources/Pictures/twirl.png"),
      ("effects.metal", "Tests/CommandTests/Metal/effects.metal"),
      ("life", "Tests/CommandTests/Dialects/life"),
    ] {
      try files.copyItem(
        atPath: Repository.root.appending(path: source).path, toPath: "\(folder.path)/\(name)")
    }
    return folder
  }

  @Test func everyCommandRuns() async throws {
    let folder = try folder()
    var display: VirtualDisplay?
    // The modules that views import may have to be compiled, which no window is waited for.
    let checked = try await run(["check", "LeaningCard.swift"], in: folder)
    #expect(checked.status == .exitCode(0), "\(checked.errorText)")
    // The README comes first: it makes the captures that the manual opens.
    let pages =
      try Repository.pages().map(\.text) + [
        Repository.text(at: "Sources/Bench/README.md"), Repository.text(at: "Tests/README.md"),
      ]
    var commands: [String] = []
    for command in pages.flatMap(Self.commands) where !commands.contains(command) {
      commands.append(command)
    }
    #expect(commands.count > 45)
    for line in commands where !Self.skipped.contains(where: { line.hasPrefix($0.start) }) {
      var words = Self.words(of: line)
      #expect(words.removeFirst() == "harmonic", "\(line)")
      let verb = words.first.flatMap { VerbName(rawValue: $0) }
      if verb == .bench { words += ["--seconds", "0.05"] }
      if verb == nil {
        if display == nil { display = try await VirtualDisplay.start() }
        try await open(words, in: folder, on: try #require(display))
      } else {
        let output = try await run(words, in: folder)
        #expect(output.status == .exitCode(0), "\(line): \(output.errorText)")
      }
    }
  }

  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  /// Opens a window, and closes it again.
  private func open(
    _ words: [String], in folder: TemporaryFolder, on display: VirtualDisplay
  ) async throws {
    var environment = display.environment
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = nil as String?
    environment["XDG_CACHE_HOME"] = ViewCaches.path
    environment["XDG_DATA_HOME"] = nil as String?
    var command = try Command.harmonic(
      environment: environment, workingDirectory: folder.path)
    command.arguments = words
    let program = try command.start()
    let window = try await display.window(.ofProcess(program.processIdentifier))
    try await waitUntil(
      "the window is closed", holds: { !program.isRunning },
      pressing: {
        // On a busy machine the window is gone for a while before its program is.
        if try await display.windows(.ofProcess(program.processIdentifier)).contains(window) {
          try await display.close(window)
        }
      })
    let output = try await program.end()
    #expect(output.status == .exitCode(0), "\(words): \(output.errorText)")
  }
}

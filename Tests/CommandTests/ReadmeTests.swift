import Foundation
import Opening
import Scenes
import TestSupport
import Testing

/// The README against the program: its tables, and every command in it.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The cells of a table's rows, below its head, in the section with this title.
  private func rows(under title: String) throws -> [[String]] {
    let section = try #require(Self.page("README.md").components(separatedBy: "\n\(title)\n").last)
    return section.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
          cell.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
        }
      }
  }

  @Test func theTableOfScenesHasEverySceneWithItsParameters() throws {
    let rows = try rows(under: "## Scenes")
    #expect(rows.map { $0[1] } == SceneCatalog.all.map { "`\($0.name)`" })
    var listed: [String: [String]] = [:]
    for (row, source) in zip(rows, SceneCatalog.all) {
      var names: [String] = []
      for match in row[3].matches(of: /`([^`]+)`/) {
        let name = String(match.1)
        // ".pressed" stands for the name before it with that ending.
        let stem = names.last?.split(separator: ".").first.map(String.init) ?? ""
        names.append(name.hasPrefix(".") ? stem + name : name)
      }
      listed[source.name] = row[3].hasPrefix("as `") ? listed[names[0]] : names
      #expect(
        listed[source.name]
          == source.make(SceneEnvironment()).parameters.all.map { $0.name }, "\(source.name)")
    }
  }

  /// The help of every verb is made from the rows of options.
  @Test func theTableOfOptionsIsTheHelp() async throws {
    var helped: [String: (summary: String, verbs: [String])] = [:]
    for verb in VerbName.allCases {
      var command = try Command.harmonic()
      command.arguments = (verb == .window ? [] : [verb.rawValue]) + ["--help"]
      let text = try await command.run().text
      for match in text.matches(of: /(?m)^ {2}(-\S.*?) {2,}(\S.*)$/) {
        helped[String(match.1), default: (String(match.2), [])].verbs.append(verb.rawValue)
      }
    }
    let rows = try rows(under: "### Options")
    #expect(Set(rows.map { $0[0] }) == Set(helped.keys.map { "`\($0)`" }))
    #expect(rows.count == helped.count)
    for row in rows {
      let option = try #require(helped[row[0].filter { $0 != "`" }])
      #expect(row[1] == option.summary)
      let isEvery = option.verbs.count == VerbName.allCases.count
      #expect(row[2] == (isEvery ? "all" : option.verbs.joined(separator: ", ")))
    }
  }

  // MARK: - Commands

  /// Why commands that begin so are not run.
  private static let skipped: [(start: String, reason: String)] = [
    ("sudo apt install", "changes the machine"),
    ("Scripts/package", "builds a release; its tests have a program instead"),
    ("Scripts/install", "builds a release; its tests have a program instead"),
    ("Scripts/run", "installs packages and builds a release"),
    ("Scripts/test", "installs packages and runs these tests"),
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

  /// A folder with the files that the commands name.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let page = try Self.page("README.md")
    let metal = try #require(page.firstMatch(of: /```metal\n((?:[^`]|`[^`])*?)```/)).1
    _ = try folder.file("lean.metal", Array(metal.utf8))
    let waves = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / 99.0); }\n"
    _ = try folder.file("waves.glsl", Array(waves.utf8))
    let wipe = "vec4 transition(vec2 p) { return mix(getFromColor(p), getToColor(p), progress); }\n"
    _ = try folder.file("wipe.glsl", Array(wipe.utf8))
    let files = FileManager.default
    for (name, source) in [
      ("photo.jpg", "Resources/Pictures/ripple.png"),
      ("evening.png", "Resources/Pictures/twirl.png"),
      ("effects.metal", "Tests/CommandTests/Metal/effects.metal"),
      ("life", "Tests/CommandTests/Dialects/life"),
    ] {
      try files.copyItem(
        atPath: Self.root.appending(path: source).path, toPath: "\(folder.path)/\(name)")
    }
    return folder
  }

  @Test func everyCommandRuns() async throws {
    let folder = try folder()
    var display: VirtualDisplay?
    let commands =
      try Self.commands(of: Self.page("README.md"))
      + Self.commands(of: Self.page("Sources/Bench/README.md"))
    #expect(commands.count > 20)
    for line in commands where !Self.skipped.contains(where: { line.hasPrefix($0.start) }) {
      var words = line.split(separator: " ").map(String.init)
      #expect(words.removeFirst() == "harmonic", "\(line)")
      let verb = words.first.flatMap { VerbName(rawValue: $0) }
      if verb == .bench { words += ["--seconds", "0.05"] }
      if verb == nil {
        if display == nil { display = try await VirtualDisplay.start() }
        try await open(words, in: folder, on: try #require(display))
      } else {
        var command = try Command.harmonic(
          environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
        command.arguments = words
        let output = try await command.run()
        #expect(output.status == .exitCode(0), "\(line): \(output.errorText)")
      }
    }
  }

  /// Opens a window, and closes it again.
  private func open(
    _ words: [String], in folder: TemporaryFolder, on display: VirtualDisplay
  ) async throws {
    var environment = display.environment
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = nil as String?
    environment["XDG_CACHE_HOME"] = nil as String?
    environment["XDG_DATA_HOME"] = nil as String?
    var command = try Command.harmonic(
      environment: environment, workingDirectory: folder.path)
    command.arguments = words
    let program = try command.start()
    let window = try await display.window(.ofProcess(program.processIdentifier))
    // A busy X server loses a key now and then.
    for _ in 0..<5 where program.isRunning {
      // On a busy machine the window is gone for a while before its program is.
      if try await display.windows(.ofProcess(program.processIdentifier)).contains(window) {
        try await display.close(window)
      }
      let patience = ContinuousClock.now + .seconds(5)
      await waitUntil("the window is closed, or another key is due") {
        !program.isRunning || ContinuousClock.now > patience
      }
    }
    let output = try await program.end()
    #expect(output.status == .exitCode(0), "\(words): \(output.errorText)")
  }
}

import Foundation
import Opening
import Scenes
import TestSupport
import Testing

@testable import harmonic

/// The manual page and the completions of the shells, given to those that read them.
@Suite struct DescribeCommandTests {
  private static func described(_ kind: String...) async throws -> String {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "HOME": nil])
    command.arguments = ["describe"] + kind
    let output = try await command.run()
    #expect(output.status == .exitCode(0))
    return output.text
  }

  /// Writes the text into a file and returns its path.
  private static func file(
    _ kind: String, named name: String, in folder: TemporaryFolder
  ) async throws -> String {
    try folder.file(name, Array(try await described(kind).utf8))
  }

  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin", "/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  @Test(arguments: ["man", "bash", "zsh", "fish"])
  func everyVerbOptionAndSceneIsInEach(kind: String) async throws {
    // Without groff's escapes
    let text = try await Self.described(kind)
      .replacing("\\-", with: "-").replacing("\\fB", with: "").replacing("\\fR", with: "")
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    for verb in VerbName.allCases where verb != .window {
      #expect(words.contains(verb.rawValue), "\(verb)")
    }
    for scene in try nonEmpty(SceneCatalog.all) { #expect(words.contains(scene.name)) }
    for option in try nonEmpty(Option.all) {
      let isThere =
        kind == "fish" ? text.contains(" -l \(option.name) ") : words.contains(option.spelling)
      #expect(isThere, "\(option.spelling)")
    }
  }

  @Test func anotherKindIsRefused() async throws {
    for arguments in [["describe"], ["describe", "csh"], ["describe", "man", "bash"]] {
      var command = try Command.harmonic()
      command.arguments = arguments
      let output = try await command.run()
      #expect(output.status == .exitCode(2))
      #expect(output.errorText.contains("describe needs one of man, bash, zsh, fish"))
    }
  }

  // MARK: - Manual

  /// Returns what `man` shows of a page, without bold and underlined letters.
  private static func shown(_ topic: String, columns: Int) async throws -> String {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.1", Array(try await described("man", topic).utf8))
    let output = try await Command(
      "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", page,
      environment: [
        "LC_ALL": "C.UTF-8", "MANWIDTH": "\(columns)", "MAN_KEEP_FORMATTING": nil,
        "MANPAGER": "cat", "GROFF_NO_SGR": nil,
      ]
    ).run()
    #expect(output.status == .exitCode(0))
    #expect(output.errorText == "")
    return output.text.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/.\u{8}/, with: "")
  }

  @Test(.enabled(if: isInstalled("man"), "no man"))
  func theManualPageIsReadWithoutAWarning() async throws {
    let text = try await Self.shown("harmonic", columns: 100)
    #expect(text.contains("\n       harmonic - a viewer for SwiftUI shader effects\n"))
    for synopsis in ["-o, --output FILE", "--edge clamp|transparent", "-h, --help"] {
      #expect(text.contains("\n       \(synopsis)\n"), "\(synopsis)")
    }
    #expect(text.contains("\n       [, ]\n") || text.contains("\n       [, ]   "))
    #expect(text.contains("wavesCount down, up (button, screen)"))
    #expect(text.contains("no OpenGL or display"))
  }

  @Test(.enabled(if: isInstalled("man"), "no man"), arguments: ManualPage.names)
  func everyTopicIsAManualPage(topic: String) async throws {
    let text = try await Self.shown(topic, columns: 80)
    let name = RoffWriter.command(for: topic)
    #expect(text.contains("\n       \(name) - "))
    for other in ManualPage.names where other != topic {
      #expect(text.contains("\(RoffWriter.command(for: other))(1)"))
    }
  }

  @Test func theTopicsAreTheFilesOfTheManual() async throws {
    let topics = try await Self.described("topics").split(separator: "\n").map(String.init)
    let files = try Repository.pages().dropFirst().map { page in
      String(page.path.split(separator: "/").last?.dropLast(".md".count) ?? "")
    }
    #expect(topics == files)
    #expect(topics.count > 15)
  }

  // MARK: - Shells

  /// Completions: the words typed so far, and the words offered.
  private static let completions: [(typed: [String], offers: [String])] = [
    (["cap"], ["capture"]),
    (["but"], ["button"]),
    (["--ba"], ["--background"]),
    (["--on", "au"], ["aurora"]),
    (["capture", "he"], ["headline"]),
    (["capture", "button", "--out"], ["--output"]),
    (["check", "--dialect", "gl"], ["gl-transition", "glsl"]),
    (["capture", "x.metal", "--edge", ""], ["clamp", "transparent"]),
    (["list", "--press"], []),
    (["check", "aur"], []),
    (["help", "ke"], ["keys"]),
    (["help", "button"], []),
    // Names, then values, of what is open: the choices of `palette` are in the README's table
    (["ripple", "--set", "fre"], ["frequency="]),
    (["--set", "pal"], ["palette="]),
    (["capture", "two.metal", "--function", "d"], ["dawn", "dusk"]),
    (
      ["two.metal", "--function", "dusk", "--set", "lev"],
      ["level.pressed=", "level.released=", "level="]
    ),
    (["button", "--preset", "qu"], ["quiet"]),
    (["ripple", "--preset", "qu"], []),
    (["no.metal", "--set", ""], []),
  ]

  /// A file with two functions, and a preset of the button's.
  private static let completedFiles = [
    "two.metal": """
    /// - Parameter level: Range: 2...6. Default: 3.
    [[ stitchable ]] half4 dawn(float2 position, half4 color, float level) { return color * level; }
    /// - Parameter level: Range: 2...6. Default: 3.
    [[ stitchable ]] half4 dusk(float2 position, half4 color, float level) { return color / level; }
    """,
    "data/harmonic/presets/quiet.json": #"{"scene": "button", "values": {"wavesCount": 3}}"#,
  ]

  /// A folder with these files, in which the program is a command called `harmonic`.
  private static func folderToComplete() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(
      atPath: "\(folder.path)/data/harmonic/presets", withIntermediateDirectories: true)
    for (name, text) in completedFiles { _ = try folder.file(name, Array(text.utf8)) }
    try files.createDirectory(atPath: "\(folder.path)/bin", withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/bin/harmonic",
      withDestinationPath: try Command.harmonic().executable)
    return folder
  }

  private static func environment(of folder: TemporaryFolder) -> [String: String?] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "HOME": folder.path, "XDG_DATA_HOME": "\(folder.path)/data",
      "PATH": "\(folder.path)/bin:\(path)",
    ]
  }

  /// Values behind "=", as words that readline has cut, and what it puts behind the "=".
  private static let values: [(typed: [String], offers: [String])] = [
    (["ripple", "--set", "tints", "="], ["off", "on"]),
    (["ripple", "--set", "tints", "=", "o"], ["off", "on"]),
    (["ripple", "--set", "=", "tints", "=", "of"], ["off"]),
    (["ripple", "--set", "=", "tin"], ["tint=", "tints="]),
    (["two.metal", "--set", "level", "="], ["2", "3", "6"]),
  ]

  @Test(arguments: values)
  func bashCompletesValues(typed: [String], offers: [String]) async throws {
    try await bashCompletes(typed: typed, offers: offers)
  }

  @Test(arguments: completions)
  func bashCompletes(typed: [String], offers: [String]) async throws {
    let folder = try Self.folderToComplete()
    let file = try await Self.file("bash", named: "harmonic", in: folder)
    // What readline sets before it calls the function
    let script = """
      set -u
      source "$1"
      shift
      COMP_WORDS=(harmonic "$@")
      COMP_CWORD=$#
      _harmonic
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    var command = Command(
      "bash", "-c", script, "bash", file, environment: Self.environment(of: folder))
    command.arguments += typed
    command.workingDirectory = folder.path  // which has no file that begins so
    let output = try await command.run()
    #expect(output.errorText == "")
    #expect(output.text.split(separator: "\n").map(String.init).sorted() == offers)
  }

  /// A path with a space, after an option and as the subject; folders where only they belong.
  @Test func bashCompletesPaths() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a wave.glsl", [])
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a folder", withIntermediateDirectories: false)
    let offers = [
      "a": "a wave.glsl a folder aurora", "check a": "a wave.glsl a folder",
      "--image a": "a wave.glsl a folder", "--include a": "a folder",
      "--include = a": "a folder",
    ]
    let file = try await Self.file("bash", named: "completion", in: folder)
    for (typed, expected) in offers {
      let script = """
        source "$1"
        COMP_WORDS=(harmonic \(typed))
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _harmonic
        echo "${COMPREPLY[@]}"
        """
      let output = try await Command(
        "bash", "-c", script, "bash", file, workingDirectory: folder.path
      ).run()
      #expect(output.errorText == "")
      let found = output.text.trimmingCharacters(in: .newlines)
      let words = { (text: String) in Set(text.split(separator: " ")) }
      #expect(words(found) == words(expected), "\(typed)")
    }
  }

  // The Tab key itself, on a terminal

  /// Types into a shell, which has `setup` behind it, and returns what it showed.
  private static func typed(
    _ lines: [String], after setup: [String], into shell: String, in folder: TemporaryFolder
  ) async throws -> String {
    let stand = #"harmonic() { printf '<%s>' "$@"; echo; }"#
    let keys = (setup + [stand] + lines + ["exit"]).map { $0 + "\n" }.joined()
    let output = try await Command(
      "script", "--quiet", "--command", shell, "/dev/null",
      environment: ["TERM": "dumb", "INPUTRC": "/dev/null", "HOME": folder.path],
      input: .text(keys), workingDirectory: folder.path
    ).run()
    return output.text
  }

  @Test(.enabled(if: isInstalled("script"), "no script"))
  func bashCompletesOnATerminal() async throws {
    let folder = try TemporaryFolder()
    let file = try await Self.file("bash", named: "completion", in: folder)
    let text = try await Self.typed(
      ["harmonic cap\t aur\t --ba\t transparent --half ex\t -o x.png"],
      after: ["source '\(file)'"], into: "bash --noprofile --norc -i", in: folder)
    let words = "<capture><aurora><--background><transparent><--half><exact><-o><x.png>"
    #expect(text.contains(words), "\(text)")
  }

  /// zsh itself ends a completed word with a space, or with "=".
  @Test(.enabled(if: isInstalled("script") && isInstalled("zsh"), "no script or no zsh"))
  func zshCompletesOnATerminal() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.file("zsh", named: "_harmonic", in: folder)
    _ = try folder.file("waves.glsl", [])
    let text = try await Self.typed(
      [
        "harmonic cap\taur\t--ba\ttransparent --half ex\t-o x.png",
        "harmonic check wav\t--dialect sh\t",
        "harmonic wav\t--channel0 no\t--channel1=wav\t",
      ],
      after: [
        "fpath=('\(folder.path)' $fpath); autoload -U compinit; compinit -D -u; setopt no_beep"
      ], into: "zsh -f -i", in: folder)
    for words in [
      "<capture><aurora><--background=transparent><--half><exact><-o><x.png>",
      "<check><waves.glsl><--dialect><shadertoy>",
      "<waves.glsl><--channel0><noise><--channel1=waves.glsl>",
    ] { #expect(text.contains(words), "\(text)") }
    #expect(!text.contains("bad option"))
  }

  /// The program stands in for itself: what it is given is shown by a function of another name.
  @Test(.enabled(if: isInstalled("script") && isInstalled("zsh"), "no script or no zsh"))
  func zshCompletesValuesOnATerminal() async throws {
    let folder = try Self.folderToComplete()
    _ = try await Self.file("zsh", named: "_harmonic", in: folder)
    let keys = [
      "PATH='\(folder.path)/bin':$PATH; export XDG_DATA_HOME='\(folder.path)/data'",
      "fpath=('\(folder.path)' $fpath); autoload -U compinit; compinit -D -u; setopt no_beep",
      "shown() { shift; printf '<%s>' \"$@\"; echo; }; accept() { BUFFER=\"shown $BUFFER\"; zle .accept-line; }",
      "zle -N accept-line accept",
      "harmonic ripple --set freq\t12 --set tints=of\t",
      "harmonic capture two.metal --function du\t--set=level.p\t4",
      "harmonic --preset qui\t",
    ]
    let output = try await Command(
      "script", "--quiet", "--command", "zsh -f -i", "/dev/null",
      environment: ["TERM": "dumb", "HOME": folder.path],
      input: .text((keys + ["exit"]).map { $0 + "\n" }.joined()), workingDirectory: folder.path
    ).run()
    for words in [
      "<ripple><--set><frequency=12><--set><tints=off>",
      "<capture><two.metal><--function><dusk><--set=level.pressed=4>", "<--preset><quiet>",
    ] { #expect(output.text.contains(words), "\(output.text)") }
  }

  @Test(.enabled(if: isInstalled("zsh"), "no zsh"))
  func zshReadsItsCompletion() async throws {
    let folder = try TemporaryFolder()
    let file = try await Self.file("zsh", named: "_harmonic", in: folder)
    let output = try await Command("zsh", "-n", file).run()
    #expect(output.status == .exitCode(0))
    #expect(output.errorText == "")
  }

  @Test(.enabled(if: isInstalled("fish"), "no fish"), arguments: completions)
  func fishCompletes(typed: [String], offers: [String]) async throws {
    let folder = try Self.folderToComplete()
    let file = try await Self.file("fish", named: "harmonic.fish", in: folder)
    let line = "harmonic " + typed.joined(separator: " ")
    let output = try await Command(
      "fish", "--no-config", "-c", "source '\(file)'; complete -C '\(line)'",
      environment: Self.environment(of: folder), workingDirectory: folder.path
    ).run()
    #expect(output.errorText == "")
    let found = output.text.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map(String.init)
    }
    // Beside the words, fish offers the files of the folder.
    let files = ["harmonic.fish", "data/", "bin/", "two.metal"]
    #expect(Set(found).subtracting(files) == Set(offers), "\(output.text)")
  }
}

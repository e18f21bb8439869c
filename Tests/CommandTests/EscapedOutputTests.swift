import Foundation
import Pictures
import TestSupport
import Testing

/// Nothing that others have written reaches the terminal as anything but text.
@Suite struct EscapedOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Clears the screen, sets a title, begins a line of its own, turns the writing round.
  private static let attack = "\u{1B}[2J\u{1B}]0;x\u{7}\nerror: \r\u{9B}1m\u{202E}"
  private static let shown = #"\x1b[2J\x1b]0;x\x07\nerror: \r\x9b1m\u202e"#

  private func run(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = arguments
    return try await command.run()
  }

  /// Checks that there is nothing but text in lines, and that no line begins with the attack's.
  private func expectText(
    _ output: Command.Output, shows text: String? = shown,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = output.text + output.errorText
    let obeyed = all.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || (0x202A...0x202E).contains(scalar.value))
    }
    #expect(obeyed.isEmpty, "\(all.debugDescription)", sourceLocation: sourceLocation)
    #expect(!all.contains("\nerror: \\r"), "\(all)", sourceLocation: sourceLocation)
    if let text {
      #expect(all.contains(text), "\(all)", sourceLocation: sourceLocation)
    }
  }

  private static let effect = """
    [[ stitchable ]] half4 dim(float2 position, half4 color) { return color * nil; }
    """

  @Test func namesOfFiles() async throws {
    // A name has no slash; this one has everything else.
    let name = "a\(Self.attack).metal"
    _ = try folder.file(name, Array(Self.effect.utf8))
    for verb in ["check", "list", "translate"] { expectText(try await run(verb, name)) }
    expectText(try await run("capture", name, "-o", "out.png"))
    expectText(try await run("check", "missing\(name)", name))
    expectText(try await run("capture", "missing\(name)", "-o", "out.png"))
    let written = try await run("capture", "-o", "\(Self.attack).png")
    #expect(written.status == .exitCode(0))
    expectText(written)
    expectText(try await run("capture", "-o", "none/\(Self.attack).png"))
    expectText(try await run("capture", "-o", "\(Self.attack).jpg"))
  }

  @Test func wordsOfTheCommand() async throws {
    for arguments in [
      [Self.attack], ["capture", "-o", "a.png", Self.attack], ["--\(Self.attack)"],
      ["capture", "-o", "a.png", "--set", Self.attack],
      ["capture", "-o", "a.png", "--set", "\(Self.attack)=1"],
      ["capture", "-o", "a.png", "--set", "amplitude=\(Self.attack)"],
      ["capture", "-o", "a.png", "--size", Self.attack],
      ["capture", "-o", "a.png", "--time", Self.attack],
      ["capture", "-o", "a.png", "--input", Self.attack],
      ["capture", "-o", "a.png", "--image", Self.attack],
      ["bench", Self.attack], ["list", Self.attack], ["check", "--dialect", Self.attack, "x.fs"],
    ] {
      var command = try Command.harmonic(workingDirectory: folder.path)
      command.arguments = arguments
      let output = try await command.run()
      #expect(output.status != .exitCode(0))
      expectText(output)
    }
  }

  @Test func textsOfPictures() async throws {
    for words in [
      "button --set '\(Self.attack)'", "'\(Self.attack)'", "button --size '\(Self.attack)'",
      "'\(Self.attack)", "'\(Self.attack).metal'",
    ] {
      let picture = Picture(
        width: 1, height: 1, pixels: [1, 2, 3, 255],
        text: [PNGText(key: "harmonic:arguments", value: words)])
      _ = try folder.file("shot.png", picture.pngBytes())
      let output = try await run("capture", "shot.png", "-o", "out.png")
      #expect(output.status == .exitCode(4))
      expectText(output)
    }
  }

  /// Labels, names, descriptions and values of a header, in lists and in mistakes.
  @Test func textsOfShaders() async throws {
    let text = #"\u001b[2J\u001b]0;x\u0007\nerror: \r\u009b1m\u202e"#
    let header = """
      /*{ "DESCRIPTION": "TEXT", "CREDIT": "TEXT", "INPUTS": [
        { "NAME": "level", "LABEL": "TEXT", "TYPE": "float", "DEFAULT": 0.5 },
        { "NAME": "mode", "LABEL": "x", "TYPE": "long", "VALUES": [0, 1], "LABELS": ["TEXT", "b"] }
        MORE ] }*/
      void main() { gl_FragColor = vec4(level + float(mode)); }
      """
    let inputs = [
      "", #", { "NAME": "TEXT", "TYPE": "float" }"#, #", { "NAME": "x", "TYPE": "TEXT" }"#,
      #", { "NAME": "x", "TYPE": "float", "DEFAULT": "TEXT" }"#,
    ]
    for input in inputs {
      let source = header.replacing("MORE", with: input).replacing("TEXT", with: text)
      _ = try folder.file("labels.fs", Array(source.utf8))
      expectText(try await run("list", "labels.fs"), shows: input.isEmpty ? #"\x1b[2J"# : nil)
      expectText(try await run("check", "labels.fs"), shows: nil)
      for verb in ["list", "check"] {
        let output = try await run(verb, "labels.fs", "--json")
        expectText(output, shows: nil)
        #expect((try? JSONSerialization.jsonObject(with: Data(output.bytes))) != nil)
      }
    }
    // A line of the source, a comment that is a description, an unknown word
    let line = Self.attack.filter { !$0.isNewline }
    let source = """
      /// A \(line) description.
      /// - Parameter level: \(line). Range: 0...1.
      [[ stitchable ]] half4 dim(float2 p, half4 c, float level) { return c * n\u{1B}il; } // \u{9B}2J
      """
    _ = try folder.file("lines.metal", Array(source.utf8))
    for verb in ["list", "check"] {
      expectText(try await run(verb, "lines.metal"), shows: #"\x9b2J"#)
    }
  }
}

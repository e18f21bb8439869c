import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// Every failure of the command: its status, its words, and that it leaves no file behind.
@Suite struct RefusalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-refusal-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// It would be read forever, or until the memory is full.
  @Test(arguments: [
    ["capture", "/dev/zero", "-o", "-"],
    ["check", "/dev/zero"],
  ])
  func aDeviceIsNotRead(arguments: [String]) async throws {
    var command = try Command.harmonic()
    command.arguments = arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("cannot read '/dev/zero': it is not a regular file"))
  }

  @Test func aFileWithoutADotIsNotTakenForAVerb() async throws {
    let plain = try Command.harmonic("capture", "plain", "-o", "out.png", workingDirectory: folder)
    try Data("void main() {}".utf8).write(to: URL(filePath: "\(folder)/plain"))
    let output = try await plain.run()
    #expect(output.status == .exitCode(2))
    #expect(
      output.errorText == """
        harmonic: error: no verb or scene is called 'plain'
        hint: './plain' is the file of that name

        """)
  }

  /// The driver is not asked about a file with a mistake, so it is not the one that rejects it.
  @Test func aMistakeIsTheCheckersAndNotTheDrivers() async throws {
    let text = "void main() {\n  vec3 c = vec4(1.0);\n  gl_FragColor = vec4(c, 1.0);\n}\n"
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/wide.frag"))
    let output = try await Command.harmonic(
      "capture", "wide.frag", "-o", "out.png", workingDirectory: folder
    ).run()
    #expect(output.status == .exitCode(3))
    #expect(
      output.errorText.contains(
        """
        error: the checker rejected 'image', and the driver was not asked:
        wide.frag:2:12: error: cannot convert 'vec4' to 'vec3'
        """), "\(output.errorText)")
  }

  @Test func standardInputHasALimit() async throws {
    let program = try Command.harmonic().executable
    let output = try await Command("sh", "-c", "'\(program)' check - </dev/zero").run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("cannot read standard input: it is larger than 4 MiB"))
  }

  private struct Refusal: Sendable, CustomStringConvertible {
    let arguments: [String]
    let status: Int32
    let message: String
    let hint: String?

    init(_ line: String, _ message: String, hint: String? = nil, status: Int32 = 2) {
      arguments = line.split(separator: " ").map(String.init)
      self.status = status
      self.message = message
      self.hint = hint
    }

    var description: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(
      "captur button", "no verb or scene is called 'captur'", hint: "did you mean 'capture'?"),
    Refusal(
      "captur button -o OUT --scale 2", "no verb or scene is called 'captur'",
      hint: "did you mean 'capture'?"),
    Refusal(
      "capture -o OUT --s 3", "'--s' is short for several options",
      hint: "write --size or --scale or --set or --script or --speed or --seconds or --scaling"),
    Refusal("--size 0.1x0.1", "'--size' is 0.1x0.1", hint: "sides go from 1 to 65536 points"),
    Refusal("--size 1e10x10", "'--size' is 1e10x10", hint: "sides go from 1 to 65536 points"),
    Refusal("--scale 100", "'--scale' is 100", hint: "it goes from 0.05 to 64"),
    Refusal("--speed 0", "'--speed' is 0", hint: "it goes from 0.01 to 100"),
    Refusal(
      "--feedback haptic", "'--feedback' cannot be 'haptic'", hint: "it is one of none, sound"),
    Refusal(
      "capture -o OUT --feedback sound", "'capture' does not take '--feedback'",
      hint: "harmonic capture --help lists what it takes"),
    Refusal(
      "--background mauve", "'mauve' is not a color",
      hint: "write RGB, RRGGBB or AARRGGBB in hex (0F0F11), 'transparent' or 'aurora'"),
    Refusal("--set wavesCount=99", "'wavesCount' cannot be 99", hint: "it goes from 1 to 32"),
    Refusal(
      "capture aurora -o OUT --set smoothsColors=perhaps",
      "'smoothsColors' cannot be 'perhaps'", hint: "it is one of on, off"),
    Refusal(
      "capture ripple -o OUT --set tint=orange", "'tint' takes a color, got 'orange'",
      hint: "write RGB, RRGGBB or AARRGGBB in hex"),
    Refusal(
      "capture ripple -o OUT --image nowhere.jpg",
      "cannot read 'nowhere.jpg': No such file or directory", hint: "PNG and JPEG are read",
      status: 4),
    Refusal("buton", "no verb or scene is called 'buton'", hint: "did you mean 'button'?"),
    Refusal(
      "assist", "no verb or scene is called 'assist'",
      hint: "harmonic --help lists the verbs, harmonic list the scenes"),
    Refusal(
      "capture buton -o OUT", "no verb or scene is called 'buton'", hint: "did you mean 'button'?"),
    Refusal("capture -o OUT --sise 3x4", "unknown option '--sise'", hint: "did you mean '--size'?"),
    Refusal(
      "capture -o OUT --banana", "unknown option '--banana'",
      hint: "harmonic --help lists the options"),
    Refusal("capture button", "capture needs a file to write", hint: "add -o OUT.png"),
    Refusal(
      "capture -o shots/button.jpg", "'.jpg' is not written, got 'shots/button.jpg'",
      hint: "pictures end in .png: -o shots/button.png"),
    Refusal(
      "capture -o button.mp4", "'.mp4' is not written, got 'button.mp4'",
      hint: "pictures end in .png: -o button.png"),
    Refusal(
      "bench --scaling -o plot.svg", "'.svg' is not written, got 'plot.svg'",
      hint: "pictures end in .png: -o plot.png"),
    Refusal("capture -o", "'-o' needs a value", hint: "write -o FILE"),
    Refusal("capture -o OUT --size", "'--size' needs a value", hint: "write --size WxH"),
    Refusal("capture -o OUT --quiet=3", "'--quiet' takes no value, got '--quiet=3'"),
    Refusal("capture -o OUT --time 1 --time 2", "'--time' is given twice"),
    Refusal(
      "capture -o OUT --fullscreen", "'capture' does not take '--fullscreen'",
      hint: "harmonic capture --help lists what it takes"),
    Refusal(
      "capture button button -o OUT", "'capture' takes one scene or file, got 'button' and 'button'"
    ),
    Refusal(
      "capture -o OUT --size 300", "'300' is not a size",
      hint: "write width and height in points: --size 360x160"),
    Refusal(
      "capture -o OUT --size 0x100", "'0x100' is not a size",
      hint: "write width and height in points: --size 360x160"),
    Refusal(
      "capture -o OUT --size -3x100", "'-3x100' is not a size",
      hint: "write width and height in points: --size 360x160"),
    Refusal(
      "capture -o OUT --size 33x33 --scale 1.5",
      "size × scale is 49.5 × 49.5, which are not whole pixels",
      hint: "choose a size that the scale makes whole"),
    Refusal(
      "capture -o OUT --size 1e9x1e9", "'--size' is 1e9x1e9",
      hint: "sides go from 1 to 65536 points"),
    Refusal(
      "capture -o OUT --size 60000x1 --scale 2", "120000 pixels on a side are too many",
      hint: "make size × scale smaller"),
    Refusal("capture -o OUT --scale big", "'big' is not a number", hint: "write --scale S"),
    Refusal(
      "capture -o OUT --pixels 12.5x9", "'12.5x9' is not a size in pixels",
      hint: "write whole numbers from 1 to 65536: --pixels 1200x900"),
    Refusal(
      "capture -o OUT --pixels 12x9 --scale 2", "'--pixels' and '--scale' are two scales",
      hint: "leave one of them out"),
    Refusal(
      "capture -o OUT --input 1.5:down", "'1.5:down' is not an event",
      hint: "write the second and what is done: --input '1.5 press 180,80'"),
    Refusal(
      "capture -o OUT --date 2026-02-30T10:00:00", "'2026-02-30T10:00:00' is not a date",
      hint: "write day and time: --date 2026-01-01T10:00:00"),
    Refusal(
      "capture -o OUT --set amplitude=1 --set amplitude=2", "'amplitude' is set twice",
      hint: "leave one of them out"),
    Refusal(
      "capture -hZv", "unknown option '-Z'", hint: "harmonic --help lists the options"),
    Refusal(
      "capture -hé", "unknown option '-é'", hint: "harmonic --help lists the options"),
    Refusal("capture -ho", "'-o' needs a value", hint: "write -o FILE"),
    Refusal(
      "capture -o OUT --date yesterday", "'yesterday' is not a date",
      hint: "write day and time: --date 2026-01-01T10:00:00"),
    Refusal("capture -o OUT --scale 0", "'--scale' is 0", hint: "it goes from 0.05 to 64"),
    Refusal("capture -o OUT --time -1", "'--time' is -1", hint: "it goes from 0 to 1000000000"),
    Refusal("capture -o OUT --time nan", "'nan' is not a number", hint: "write --time SECONDS"),
    Refusal(
      "capture -o OUT --press 2..1", "the press '2..1' ends before it begins",
      hint: "write --press 1..2"),
    Refusal(
      "capture -o OUT --press 2", "'2' is not a press",
      hint: "write begin and end in seconds: --press 1..2.5"),
    Refusal(
      "capture -o OUT --press 0..2 --press 1..3", "two presses overlap: 0..2 and 1..3",
      hint: "there is one pointer; let it up before it goes down again"),
    Refusal(
      "capture -o OUT --pointer here", "'here' is not a point",
      hint: "write x and y in points: --pointer 180,80"),
    Refusal(
      "capture -o OUT --background reddish", "'reddish' is not a color",
      hint: "write RGB, RRGGBB or AARRGGBB in hex (0F0F11), 'transparent' or 'aurora'"),
    Refusal(
      "capture -o OUT --set amplitude", "'amplitude' sets nothing", hint: "write --set NAME=VALUE"),
    Refusal(
      "capture -o OUT --set ampltude=1", "'button' has no parameter 'ampltude'",
      hint: "did you mean 'amplitude'?"),
    Refusal(
      "capture -o OUT --set waves=12", "'button' has no parameter 'waves'",
      hint: "did you mean 'wavesCount'?"),
    Refusal(
      "capture -o OUT --set zebra=1", "'button' has no parameter 'zebra'",
      hint: "harmonic list button names them"),
    Refusal(
      "capture -o OUT --set amplitude=9", "'amplitude' cannot be 9", hint: "it goes from 0 to 3"),
    Refusal("capture -o OUT --set amplitude=x", "'amplitude' takes a number, got 'x'"),
    Refusal("capture -o OUT --set wavesCount=2.5", "'wavesCount' takes a whole number, got '2.5'"),
    Refusal(
      "capture -o OUT --set palette=cosin", "'palette' cannot be 'cosin'",
      hint: "did you mean 'cosine'?"),
    Refusal(
      "capture nowhere.png -o OUT", "cannot read 'nowhere.png': No such file or directory",
      hint: "harmonic opens scenes, shaders and its own captures", status: 4),
    Refusal("list zebra", "no scene is called 'zebra'", hint: "harmonic list names the scenes"),
    Refusal(
      "list --press 1..2", "'list' does not take '--press'",
      hint: "harmonic list --help lists what it takes"),
    Refusal("bench --seconds 0", "'--seconds' is 0", hint: "it goes from 0.01 to 600"),
    Refusal("bench --seconds soon", "'soon' is not a number", hint: "write --seconds N"),
    Refusal(
      "bench aurora --naive", "'aurora' has no strings that could be drawn by their plain port",
      hint: "harmonic bench button --naive"),
    Refusal(
      "bench -o OUT", "only '--scaling' draws a plot", hint: "add --scaling, or leave -o out"),
    Refusal(
      "bench button --scaling", "'--scaling' takes no scene",
      hint: "it measures the button's strings and plain layers"),
    Refusal("bench --scaling --size 10x10", "'--scaling' does not take '--size'"),
  ])
  private func isRefused(_ refusal: Refusal) async throws {
    let path = "\(folder)/out.png"
    var command = try Command.harmonic(workingDirectory: folder)
    command.arguments = refusal.arguments.map { $0 == "OUT" ? path : $0 }
    let output = try await command.run()
    #expect(output.status == .exitCode(refusal.status))
    let hint = refusal.hint.map { "hint: \($0)\n" } ?? ""
    #expect(output.errorText == "harmonic: error: \(refusal.message)\n\(hint)")
    #expect(output.text.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func aFolderThatIsMissingIsNamed() async throws {
    let path = "\(folder)/missing/out.png"
    let output = try await Command.harmonic("capture", "-o", path).run()
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText
        == "harmonic: error: cannot write '\(path)': No such file or directory (open)\n")
  }

  @Test func aFullDiskIsToldAndNothingIsLeft() async throws {
    let output = try await Command.harmonic("capture", "-o", "/dev/full").run()
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText
        == "harmonic: error: cannot write '/dev/full': No space left on device (write)\n")
  }

  @Test func aFailedCaptureLeavesTheOldFile() async throws {
    let path = "\(folder)/kept.png"
    try Data("old".utf8).write(to: URL(filePath: path))
    let output = try await Command.harmonic("capture", "-o", path, "--set", "scale=9").run()
    #expect(output.status == .exitCode(2))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
  }

  @Test func aPictureThatIsNoCaptureIsRefused() async throws {
    let path = "\(folder)/plain.png"
    let picture = Picture(width: 1, height: 1, pixels: [1, 2, 3, 255])
    try writeWhole(picture.pngBytes(), to: path, replacing: false)
    let output = try await Command.harmonic("capture", path, "-o", "\(folder)/out.png").run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("'\(path)' is a picture, but not a capture by harmonic"))
  }

  /// A capture with changed text: the message names the file and what is wrong.
  @Test(arguments: [
    ("button --size -5x-5", "'-5x-5' is not a size"),
    ("button --time -7", "'--time' is -7"),
    ("button --set amplitude=99", "'amplitude' cannot be 99"),
    ("button --bananas", "unknown option '--bananas'"),
    ("button 'aurora", "a quote is not closed in button 'aurora"),
    ("button aurora", "it names 2 scenes or files"), ("", "it names 0 scenes or files"),
    ("--quiet button", "unknown option '--quiet'"),
  ])
  func aCaptureWhoseWordsAreWrongIsRefused(words: String, message: String) async throws {
    let path = "\(folder)/damaged.png"
    let picture = Picture(
      width: 1, height: 1, pixels: [1, 2, 3, 255],
      text: [PNGText(key: "harmonic:arguments", value: words)])
    try writeWhole(picture.pngBytes(), to: path, replacing: true)
    for arguments in [["capture", path, "-o", "\(folder)/out.png"], [path]] {
      var command = try Command.harmonic()
      command.arguments = arguments
      let output = try await command.run()
      #expect(output.status == .exitCode(4))
      #expect(
        output.errorText.hasPrefix(
          "harmonic: error: '\(path)' cannot be opened again: \(message)"))
    }
  }

  /// A capture that names itself must not be opened over and over.
  @Test func aCaptureOfACaptureIsRefused() async throws {
    let path = "\(folder)/itself.png"
    let picture = Picture(
      width: 1, height: 1, pixels: [1, 2, 3, 255],
      text: [PNGText(key: "harmonic:arguments", value: path)])
    try writeWhole(picture.pngBytes(), to: path, replacing: true)
    let output = try await Command.harmonic("capture", path, "-o", "\(folder)/out.png").run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("'\(path)' cannot be opened again: "))
  }

  @Test func withoutADisplayTheWindowSaysHowToDrawWithoutOne() async throws {
    let output = try await Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]).run()
    #expect(output.status == .exitCode(5))
    #expect(
      output.errorText.hasPrefix("harmonic: error: cannot open a window: no display is available"))
    #expect(
      output.errorText.hasSuffix(
        "hint: draw without one: harmonic capture button -o button.png\n"))
  }

  /// Mesa can be made to offer an older version than it has.
  @Test(arguments: ["2.1", "3.2"])
  func anOpenGLThatIsTooOldIsNamed(version: String) async throws {
    let output = try await Command.harmonic(
      "capture", "-o", "\(folder)/out.png",
      environment: ["MESA_GL_VERSION_OVERRIDE": version, "LIBGL_ALWAYS_SOFTWARE": "1"]
    ).run()
    #expect(output.status == .exitCode(5))
    #expect(output.errorText.contains("OpenGL 3.3 core is needed, found \(version)"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func aMachineWithoutOpenGLIsToldWhy() async throws {
    let output = try await Command.harmonic(
      "capture", "-o", "\(folder)/out.png",
      environment: ["__EGL_VENDOR_LIBRARY_FILENAMES": "/nowhere.json"]
    ).run()
    #expect(output.status == .exitCode(5))
    #expect(output.errorText.hasPrefix("harmonic: error: no OpenGL context could be made: "))
    #expect(output.errorText.contains("hint: "))
  }

  @Test func standardOutputThatIsFullIsAnError() async throws {
    let command = Command(
      "sh", "-c", "exec \"$0\" list > /dev/full", try Command.harmonic().executable)
    let output = try await command.run()
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText
        == "harmonic: error: cannot write to standard output: No space left on device (write)\n")
  }
}

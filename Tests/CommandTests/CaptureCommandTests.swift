import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// `harmonic capture` as a process, without a display.
@Suite struct CaptureCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-capture-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs a capture with no display server in reach.
  private func capture(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(
      "capture", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    command.arguments += arguments
    return try await command.run()
  }

  private func picture(_ arguments: String...) async throws -> Picture {
    try await picture(arguments)
  }

  private func picture(_ arguments: [String]) async throws -> Picture {
    let path = "\(folder)/\(UUID().uuidString).png"
    var command = try Command.harmonic(
      "capture", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    command.arguments += ["-o", path] + arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text.isEmpty)
    return try Picture(contentsOf: path)
  }

  private func text(_ key: String, of picture: Picture) -> String? {
    picture.text.first { $0.key == key }?.value
  }

  @Test(arguments: [[], ["--raw"]])
  func standardOutputTakesTheBytesOfTheFile(words: [String]) async throws {
    var outputs: [Command.Output] = []
    for name in ["out.png", "-"] {
      var command = try Command.harmonic(
        "capture", "button", "--size", "24x7", "-o", name,
        environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder)
      command.arguments += words
      outputs.append(try await command.run())
      #expect(outputs.last?.status == .exitCode(0))
    }
    let file = try Array(Data(contentsOf: URL(filePath: "\(folder)/out.png")))
    #expect(outputs[0].bytes.isEmpty && outputs[1].bytes == file)
    #expect(words.isEmpty || file.count == 24 * 7 * 16)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.png"])
  }

  @Test(arguments: [
    (["--scale", "1"], "button-at-rest-1x"), (["--scale", "2"], "button-at-rest-2x"),
    (["--press", "0..9", "--time", "0.08", "--scale", "1"], "button-mid-spring-1x"),
    (["--press", "0..9", "--time", "0.08", "--scale", "2"], "button-mid-spring-2x"),
    (["--press", "0..9", "--time", "1.5", "--scale", "1"], "button-held-1x"),
    (["--press", "0..9", "--time", "1.5", "--scale", "2"], "button-held-2x"),
  ])
  func theButtonLooksAsItDid(arguments: [String], name: String) async throws {
    let path = "\(folder)/\(name).png"
    var command = try Command.harmonic("capture", "button", "-o", path)
    command.arguments += arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    expectImage(try Picture(contentsOf: path), matches: name)
  }

  /// The noise is left out: its pattern hangs on the driver's last bits.
  @Test(arguments: [
    ("aurora", ["--set", "intensity=0", "--size", "240x160"], "aurora-at-rest"),
    (
      "aurora",
      ["--set", "intensity=0", "--set", "breathes=on", "--time", "4", "--size", "240x160"],
      "aurora-breathing"
    ),
    (
      "aurora", ["--set", "intensity=0", "--set", "controls=on", "--size", "240x200"],
      "aurora-with-controls"
    ),
    ("prism", ["--set", "controls=on", "--size", "240x300"], "prism-with-controls"),
    (
      "button",
      [
        "--background", "aurora", "--set", "aurora.intensity=0", "--press", "0..9", "--time", "1.5",
      ],
      "button-on-aurora"
    ),
    ("ripple", ["--size", "300x220"], "ripple-at-rest"),
    (
      "ripple", ["--size", "300x220", "--press", "0..0.1", "--time", "0.14"],
      "ripple-from-the-middle"
    ),
    ("prism", ["--size", "240x240", "--time", "3"], "prism-drawn"),
    ("prism", ["--size", "240x240", "--time", "1.3"], "prism-half-drawn"),
    ("carousel", ["--size", "195x350"], "carousel-at-rest"),
    (
      "carousel", ["--size", "195x350", "--set", "position=1.4", "--set", "rotation=12"],
      "carousel-turning"
    ),
    (
      "carousel", ["--size", "195x350", "--set", "position=5.6", "--set", "variant=parallax"],
      "carousel-drifting"
    ),
    (
      "carousel", ["--size", "195x350", "--set", "position=2.5", "--set", "variant=hue"],
      "carousel-list"
    ),
    (
      "carousel",
      [
        "--size", "195x350", "--set", "position=2.5", "--set", "variant=hue", "--set",
        "pictures=on",
      ], "carousel-list-of-pictures"
    ),
    (
      "carousel", ["--size", "195x350", "--set", "position=1.4", "--set", "variant=edges"],
      "carousel-edges"
    ),
    (
      "carousel", ["--size", "195x350", "--set", "position=2.5", "--set", "variant=stack"],
      "carousel-stack"
    ),
  ])
  func theGalleryLooksAsItDid(scene: String, arguments: [String], name: String) async throws {
    let hasWords = name.hasSuffix("controls") || name == "carousel-drifting"
    for scale in [1, 2] {
      let path = "\(folder)/\(name)-\(scale)x.png"
      var command = try Command.harmonic("capture", scene, "-o", path, "--scale", "\(scale)")
      command.arguments += arguments
      let output = try await command.run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      expectImage(
        try Picture(contentsOf: path), matches: "\(name)-\(scale)x",
        wordsIn: hasWords ? "Inter" : nil)
    }
  }

  /// Scenes that appear gradually are captured settled; a time that is given is taken unchanged.
  @Test(arguments: [
    (["prism"], "2"), (["twirl"], "5"), (["headline"], "0.9"), (["button"], "0"),
    (["headline", "--set", "totalDuration=3"], "3"),
    (["prism", "--set", "drawnFraction=0.5"], "0"),
  ])
  func aCaptureWithoutATimeShowsTheSettledScene(words: [String], time: String) async throws {
    let settled = try await picture(words)
    #expect(settled.pixels == (try await picture(words + ["--time", time])).pixels)
    let isAtRestAtOnce = time == "0"
    #expect(
      (settled.pixels == (try await picture(words + ["--time", "0"])).pixels) == isAtRestAtOnce)
  }

  /// The text of a capture names the time at which it settled, so it opens as it looks.
  @Test func aCaptureOfTheSettledSceneOpensAgain() async throws {
    let first = "\(folder)/settled.png"
    #expect(try await capture("prism", "-o", first).status == .exitCode(0))
    let shown = try Picture(contentsOf: first)
    #expect(text("harmonic:arguments", of: shown)?.hasSuffix("--time 2") == true)
    #expect(try await picture(first) == shown)
    let atTheStart = "\(folder)/start.png"
    #expect(try await capture("prism", "-o", atTheStart, "--time", "0").status == .exitCode(0))
    #expect(try await picture(atTheStart) == (try Picture(contentsOf: atTheStart)))
  }

  @Test func aCaptureIsSizeTimesScale() async throws {
    let whole = try await picture("--size", "300x100", "--scale", "1.5")
    #expect((whole.width, whole.height) == (450, 150))
  }

  /// 360 × 160 is the button's own size; the strings fill any canvas, and have none.
  @Test(arguments: [
    ([], 720, 320), (["button"], 720, 320), (["button", "--scale", "1"], 360, 160),
    (["button", "--size", "360x160"], 360, 160), (["button", "--pixels", "300x200"], 300, 200),
    (["prism", "--time", "0"], 840, 840), (["screen"], 640, 400),
  ])
  func aSceneOfItsOwnSizeHasTwoPixelsAPoint(words: [String], width: Int, height: Int) async throws {
    let drawn = try await picture(words)
    #expect((drawn.width, drawn.height) == (width, height))
    // It states its scale, and opens again as it is.
    let path = "\(folder)/\(UUID().uuidString).png"
    try Data(drawn.pngBytes()).write(to: URL(filePath: path))
    let again = try await picture(path)
    #expect((again.width, again.height) == (width, height))
  }

  @Test func theSameArgumentsGiveTheSameFile() async throws {
    var files: [Data] = []
    for name in ["a", "b"] {
      let path = "\(folder)/\(name).png"
      let output = try await capture(
        "button", "-o", path, "--press", "0.2..3", "--time", "0.3", "--set", "wavesCount=9")
      #expect(output.status == .exitCode(0))
      files.append(try Data(contentsOf: URL(filePath: path)))
    }
    #expect(files[0] == files[1])
  }

  @Test func theBackgroundIsTheOneAskedFor() async throws {
    for (color, expected) in [
      ("0F0F11", [15, 15, 17, 255]), ("#336699", [51, 102, 153, 255]), ("f80", [255, 136, 0, 255]),
      ("transparent", [0, 0, 0, 0]),
    ] {
      let picture = try await picture("--background", color)
      #expect(picture.pixels.prefix(4).map(Int.init) == expected, "\(color)")
    }
    let standard = try await picture()
    #expect(standard.pixels.prefix(4).map(Int.init) == [15, 15, 17, 255])
  }

  @Test func timeMovesTheStringsAndAPressColorsThem() async throws {
    let rest = try await picture("--time", "1")
    let later = try await picture("--time", "2")
    let held = try await picture("--time", "1", "--press", "0.5..2")
    let missed = try await picture("--time", "1", "--press", "0.5..2", "--pointer", "5,5")
    #expect(rest.pixels != later.pixels)
    #expect(!hasColor(rest) && hasColor(held))
    #expect(missed.pixels == rest.pixels)
  }

  /// Whether any pixel of the button is far from grey.
  private func hasColor(_ picture: Picture) -> Bool {
    stride(from: 0, to: picture.pixels.count, by: 4).contains {
      abs(Int(picture.pixels[$0]) - Int(picture.pixels[$0 + 1])) > 60
    }
  }

  @Test func thePictureCarriesItsSceneParametersSizeAndTime() async throws {
    let picture = try await picture(
      "--set", "amplitude=1.25", "--time", "2.5", "--size", "400x200", "--scale", "2", "--press",
      "1..2")
    #expect(
      text("harmonic:arguments", of: picture)
        == "button --size 400x200 --scale 2 --time 2.5 --set amplitude=1.25 --press 1..2")
    let parameters = text("harmonic:parameters", of: picture) ?? ""
    #expect(parameters.contains("amplitude=1.25") && parameters.contains("wavesCount=6"))
  }

  @Test func aCaptureOpensInTheStateItShows() async throws {
    let first = "\(folder)/first.png"
    let output = try await capture(
      "button", "-o", first, "--set", "palette=cosine", "--set", "wavesCount=12", "--press",
      "0..1", "--time", "0.5", "--size", "300x120", "--background", "102030")
    #expect(output.status == .exitCode(0))
    let again = try await picture(first)
    #expect(again == (try Picture(contentsOf: first)))
  }

  /// A picture of the user's own keeps its proportions: 2 : 1 in a canvas of 248 × 148 with 24
  /// points around.
  @Test func rippleShowsAPictureFromAFile() async throws {
    let path = "\(folder)/own.png"
    let own = Picture(
      width: 200, height: 100,
      pixels: (0..<20_000).flatMap { $0 % 200 < 100 ? [200, 30, 30, 255] : [30, 30, 200, 255] })
    try writeWhole(own.pngBytes(), to: path, replacing: false)
    let shown = try await picture("ripple", "--image", path, "--size", "248x148")
    let color = { (x: Int, y: Int) in shown.pixels[(y * 248 + x) * 4..<(y * 248 + x) * 4 + 3] }
    #expect(color(60, 74).elementsEqual([200, 30, 30]))
    #expect(color(190, 74).elementsEqual([30, 30, 200]))
    #expect(color(4, 4).elementsEqual([15, 15, 17]))
    #expect(
      text("harmonic:arguments", of: shown)
        == "ripple --size 248x148 --scale 1 --time 0 --image \(path)")
  }

  @Test func quietSaysNothingAndOtherwiseTheFileIsNamed() async throws {
    let path = "\(folder)/said.png"
    let loud = try await capture("-o", path)
    #expect(loud.errorText == "harmonic: wrote \(path), 720 × 320 pixels\n")
    #expect(try await capture("-o", path, "--quiet").errorText.isEmpty)
    #expect(try await capture("-o", path, "--verbose").errorText.contains("drawing with"))
  }
}

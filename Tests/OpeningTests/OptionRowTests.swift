import Dialects
import Layers
import Scenes
import TestSupport
import Testing

@testable import Opening

/// Rows of options read what they have written, and every option has one.
@Suite struct OptionRowTests {
  private let folder: TemporaryFolder
  /// A scene, one on a mesh, an effect on a picture, an effect on a scene, a program and a
  /// transition: together they have every option set.
  private let requests: [SceneRequest]

  /// One red pixel as a PNG.
  private static let red: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0, 0, 3, 1, 1, 0, 0xC9, 0xFE, 0x92, 0xEF, 0, 0, 0, 0, 0x49, 0x45,
    0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private static let metal = """
    [[ stitchable ]] half4 first(float2 position, half4 color) { return color; }
    [[ stitchable ]] half4 second(float2 position, half4 color, float amount) { return color; }
    """
  private static let program = """
    void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / iResolution.xy); }
    """
  private static let transition = """
    vec4 transition(vec2 uv) { return mix(getFromColor(uv), getToColor(uv), progress); }
    """

  init() throws {
    folder = try TemporaryFolder()
    // A space and a quote, for a shell would take them apart
    let picture = try folder.file("a user's picture.png", Self.red)
    let metal = try folder.file("effects.metal", Array(Self.metal.utf8))
    let program = try folder.file("waves.glsl", Array(Self.program.utf8))

    var scene = SceneRequest(scene: SceneSource(RippleScene.self))
    scene.canvas = Size(width: 123.5, height: 67)
    scene.scale = 2
    scene.time = 1.25
    scene.background = Color(hex: "80336699")
    scene.reducesMotion = true
    scene.script.held = [("tint", .color(Color(hex: "FFB070"))), ("amplitude", .number(20.5))]
    scene.script.presses = [
      Script.Press(start: 0.1, end: 0.5), Script.Press(start: 1, end: 1.5),
    ]
    scene.script.pointer = Point(x: -10, y: 50.25)
    scene.script.inputs = [
      Script.Input(.pointerMoved(Point(x: 1e-7, y: -3)), at: 0.2),
      Script.Input(.pointerCancelled, at: 0.25), Script.Input(.keyDown, at: 0.5),
      Script.Input(.keyUp, at: 0.5),
      Script.Input(.scrolled(x: 0, y: -1.5, unit: .points), at: 2.0 / 3),
      Script.Input(.scrolled(x: 1, y: 0, unit: .notches), at: 0.75),
      Script.Input(.moved(.left), at: 0.8, in: Size(width: 333.25, height: 70)),
      Script.Input(.hold(name: "tint", value: .color(.white)), at: 0.9),
      Script.Input(.release(name: "tint"), at: 1), Script.Input(.releaseAll, at: 1),
      Script.Input(.pointerDown(Point(x: 4, y: 5)), at: 2),
      Script.Input(.pointerUp(Point(x: 4, y: 5)), at: 2.5),
    ]
    scene.answersActions = true
    scene.date = SceneDate(year: 2026, month: 2, day: 3, seconds: 3723.5)
    try scene.show(imageAt: picture)

    var onPicture = FileOpening(path: metal)
    onPicture.function = "second"
    onPicture.halfMode = .exact
    onPicture.includeFolders = [folder.path, "/"]
    onPicture.dialect = MetalFile.self
    onPicture.layer = FileOpening.LayerPicture(
      path: picture, image: try Image(exactContentsOf: picture), edge: .transparent)

    var onScene = FileOpening(path: metal)
    onScene.function = "first"
    onScene.sceneBelow = SceneCatalog.all[2]

    var channels = FileOpening(path: program)
    channels.isOptimized = false
    channels.channels = [0: "noise", 1: picture, 2: "self", 3: "noise"]

    var transition = FileOpening(path: try folder.file("wipe.glsl", Array(Self.transition.utf8)))
    (transition.from, transition.to) = (picture, "other.png")

    var inPixels = SceneRequest(scene: SceneCatalog.standard)
    inPixels.pixels = PixelSize(width: 1201, height: 899)

    var onMesh = SceneRequest(scene: SceneSource(HeadlineScene.self))
    onMesh.isOnMesh = true
    onMesh.script.held = [("aurora.mesh", .choice("three")), ("reveal", .choice("line"))]

    let files = try [onPicture, onScene, channels, transition].map { try Self.request(of: $0) }
    requests = [scene, inPixels, onMesh] + files
  }

  /// Opens the file without any words.
  private static func request(of opening: FileOpening) throws -> SceneRequest {
    let file = try EffectFile(opening)
    let scene = opening.function.flatMap { name in file.sources.first { $0.name == name } }
    var request = SceneRequest(scene: try #require(scene ?? file.sources.first))
    request.files = [opening.path: file]
    request.gallery = file.sources
    return request
  }

  private static let known =
    FileOpening.options.map(\.option) + SceneRequest.options.map(\.option)

  private func opened(_ words: [String]) throws -> SceneRequest {
    let (values, rest) = try OptionValues.scan(words, for: Self.known)
    return try SceneRequest(opening: rest.first, values) { _ in }
  }

  /// A scan that ends early leaves glibc inside a word, whose memory is given back.
  @Test func aRefusedCommandLineLeavesNothingForTheNext() throws {
    for round in 0..<200 {
      let cluster = "-" + String(repeating: "?", count: 1 + round)
      #expect(throws: OpeningError.self) { try OptionValues.scan([cluster], for: Self.known) }
      let (_, rest) = try OptionValues.scan(["--time", "1", "aurora"], for: Self.known)
      #expect(rest == ["aurora"])
    }
  }

  @Test func aRequestIsReadAsItWasWritten() throws {
    for request in try nonEmpty(requests) {
      let again = try opened(request.arguments)
      #expect(again.scene == request.scene)
      #expect(again.canvas == request.canvas)
      #expect(again.scale == request.scale)
      #expect(again.pixels == request.pixels)
      #expect(again.fit == request.fit)
      #expect(again.answersActions == request.answersActions)
      #expect(again.date == request.date)
      #expect(again.time == request.time)
      #expect(again.background == request.background)
      #expect(again.isOnMesh == request.isOnMesh)
      #expect(again.reducesMotion == request.reducesMotion)
      #expect(again.script == request.script)
      #expect(again.imagePath == request.imagePath)
      #expect(again.gallery == request.gallery)
      let (a, b) = (again.file?.opening, request.file?.opening)
      #expect(a?.path == b?.path)
      #expect(a?.function == b?.function)
      #expect(a?.sceneBelow == b?.sceneBelow)
      #expect(a?.layer?.path == b?.layer?.path)
      #expect(a?.layer?.edge == b?.layer?.edge)
      #expect(a?.halfMode == b?.halfMode)
      #expect(a?.includeFolders == b?.includeFolders)
      #expect(a?.dialect == b?.dialect)
      #expect(a?.isOptimized == b?.isOptimized)
      #expect(a?.channels == b?.channels)
      #expect(a?.from == b?.from)
      #expect(a?.to == b?.to)
    }
  }

  @Test func theCommandForAShellHoldsTheSameWords() throws {
    for request in try nonEmpty(requests) {
      let words = try #require(ShellWords.words(of: request.command))
      let output = try #require(words.firstIndex(of: "-o"))
      #expect(Array(words[..<2]) == ["harmonic", "capture"])
      #expect(words[output + 1] == "\(request.scene.name).png")
      #expect(words[2..<output] + words[(output + 2)...] == request.arguments[...])
    }
  }

  /// All but those that are written as others.
  private static let written =
    FileOpening.options.filter { !$0.isShorthand }.map(\.option)
    + SceneRequest.options.filter { !$0.isShorthand }.map(\.option)

  @Test(arguments: written)
  func everyOptionIsWritten(option: Option) {
    #expect(
      (requests.map(\.arguments) + [Self.view.words]).contains { $0.contains(option.spelling) },
      "set it in one of the requests above, and write it in its row")
  }

  /// A view, which is not opened: that would compile it.
  private static let view = {
    var view = FileOpening(path: "Card.swift")
    view.preview = "Editor"
    return view
  }()

  @Test func aPreviewIsReadAsItWasWritten() throws {
    let (values, rest) = try OptionValues.scan(Self.view.words, for: Self.known)
    #expect(try FileOpening(#require(rest.first), values).preview == "Editor")
  }

  @Test func whatIsNotSetIsLeftOut() {
    let request = SceneRequest(scene: SceneCatalog.standard)
    #expect(
      request.arguments == ["button", "--size", "360x160", "--scale", "1", "--time", "0"])
  }

  // MARK: Refusals

  /// Returns why the words are refused; an empty text if they are not.
  private func refusal(_ words: [String]) throws -> String {
    do {
      _ = try opened(words)
      return ""
    } catch let error as OpeningError {
      return error.message + (error.hint.map { "; \($0)" } ?? "")
    }
  }

  private static let anEvent =
    "is not an event; write the second and what is done: --input '1.5 press 180,80'"

  @Test(arguments: [
    ("0 focus x", "'0 focus x' \(anEvent)"), ("0 blur x", "'0 blur x' \(anEvent)"),
    ("0 cancel x", "'0 cancel x' \(anEvent)"),
    ("0 release-all x", "'0 release-all x' \(anEvent)"),
    ("0 release ampltude", "'button' has no parameter 'ampltude'; did you mean 'amplitude'?"),
    ("0 release", "'button' has no parameter ''; harmonic list button names them"),
    ("0 set =", "'=' sets nothing; write --input '1.5 set NAME=VALUE'"),
    ("0 release amplitude", ""), ("0 set amplitude=1", ""), ("0 focus", ""),
  ])
  func anEventIsTakenAsAWhole(event: String, expected: String) throws {
    #expect(try refusal(["button", "--input", event]) == expected)
  }

  @Test func whatIsOnTheMeshCanBeHeldByAnEvent() throws {
    let words = ["headline", "--background", "aurora", "--input", "0 set aurora.mesh=three"]
    #expect(try refusal(words) == "")
  }

  @Test(arguments: [
    ("2026-02-30", false), ("2026-02-29", false), ("2024-02-29", true), ("1900-02-29", false),
    ("2000-02-29", true), ("2026-04-31", false), ("2026-12-31", true), ("2026-x-01-01", false),
    ("-2026-01-01", false),
  ])
  func aDateIsOfTheCalendar(day: String, isOne: Bool) {
    #expect((SceneDate(text: "\(day)T10:00:00") != nil) == isOne)
  }

  @Test func aParameterIsSetOnce() throws {
    let words = ["button", "--set", "amplitude=1", "--set", "amplitude=2"]
    #expect(try refusal(words) == "'amplitude' is set twice; leave one of them out")
  }

  /// "=" and the accent behind it are one character.
  @Test func aValueMayBeginWithAnAccent() throws {
    #expect(try refusal(["button", "--set", "palette=\u{301}a"]).hasPrefix("'palette' cannot be"))
    #expect(
      try refusal(["button", "--input", "0 set palette=\u{301}a"]).hasPrefix("'palette' cannot be")
    )
    #expect(
      try refusal(["button", "--banana=\u{301}a"]).hasPrefix("unknown option '--banana'"))
  }

  @Test func aNameWithoutEndIsShortened() throws {
    let name = String(repeating: "x", count: 100_000)
    let shown = String(repeating: "x", count: 60) + "…"
    #expect(
      try refusal(["button", "--set", "\(name)=1"])
        == "'button' has no parameter '\(shown)'; harmonic list button names them")
    #expect(
      try refusal(["button", "--\(name)"]).hasPrefix("unknown option '--\(shown.dropLast(3))"))
  }

  @Test(arguments: [
    (["-hZv"], "unknown option '-Z'"), (["-Zh"], "unknown option '-Z'"),
    (["-hZ"], "unknown option '-Z'"), (["a", "-hé", "b"], "unknown option '-é'"),
    (["-é"], "unknown option '-é'"), (["-ho"], "'-o' needs a value"),
    (["--help", "--banana"], "unknown option '--banana'"),
    (["--help=3"], "'--help' takes no value, got '--help=3'"),
    (["--output"], "'--output' needs a value"),
  ])
  func theRefusedLetterIsNamed(words: [String], message: String) {
    let options = [
      Option("help", letter: "h", "help", verbs: [.window]),
      Option("output", letter: "o", value: "FILE", "a file", verbs: [.window]),
    ]
    let error = #expect(throws: OpeningError.self) { try OptionValues.scan(words, for: options) }
    #expect(error?.message == message)
  }
}

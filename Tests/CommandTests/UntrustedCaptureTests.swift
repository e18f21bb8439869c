import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// A picture's text may come from anybody: what it names is opened in the picture's own folder
/// only, unless the user says otherwise.
@Suite struct UntrustedCaptureTests {
  /// The parent of the pictures' folder, and of a folder with files that they must not open.
  private let around: TemporaryFolder
  private let own: String

  private static let shader = """
    #include <metal_stdlib>
    [[ stitchable ]] half4 dim(float2 position, half4 color) { return color * 0.5h; }
    """
  private static let program = """
    void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / iResolution.xy); }
    """

  init() throws {
    around = try TemporaryFolder()
    own = "\(around.path)/own"
    for folder in [own, "\(own)/below", "\(around.path)/other"] {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    }
    let red = Picture(width: 1, height: 1, pixels: [255, 0, 0, 255]).pngBytes()
    let mesh = """
      { "width": 2, "height": 2, "points": [[0, 0], [1, 0], [0, 1], [1, 1]],
        "colors": ["FFF", "000", "F00", "00F"] }
      """
    for folder in ["own", "own/below", "other"] {
      _ = try around.file("\(folder)/dim.metal", Array(Self.shader.utf8))
      _ = try around.file("\(folder)/waves.glsl", Array(Self.program.utf8))
      _ = try around.file("\(folder)/red.png", red)
      _ = try around.file("\(folder)/mesh.json", Array(mesh.utf8))
    }
    for name in ["dim.metal", "waves.glsl", "red.png", "mesh.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(own)/link-\(name)", withDestinationPath: "\(around.path)/other/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/link", withDestinationPath: "\(around.path)/other")
  }

  /// Writes a picture with this text into the folder and returns its name.
  private func picture(_ words: String, named name: String = "shot.png") throws -> String {
    try picture([("harmonic:arguments", words)], named: name)
  }

  private func picture(
    _ text: [(key: String, value: String)], named name: String = "shot.png"
  ) throws -> String {
    let picture = Picture(
      width: 1, height: 1, pixels: [1, 2, 3, 255],
      text: text.map { PNGText(key: $0.key, value: $0.value) })
    try writeWhole(picture.pngBytes(), to: "\(own)/\(name)", replacing: true)
    return name
  }

  private func capture(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: own)
    command.arguments =
      ["capture"] + arguments + ["-o", "out.png", "--size", "16x16", "--time", "0"]
    return try await command.run()
  }

  /// Words of a picture with "@" where the folder of the file is to be.
  private static let named = [
    "@dim.metal", "@waves.glsl", "@waves.glsl --channel0 @red.png",
    "@waves.glsl --channel0 noise --channel1 self", "@dim.metal --image @red.png",
    "@dim.metal --layer @red.png", "@dim.metal --include @", "ripple --image @red.png",
    "aurora --set mesh=@mesh.json", "button --background aurora --set aurora.mesh=@mesh.json",
    "aurora --input '0 set mesh=@mesh.json'",
  ]

  @Test(arguments: named, ["./", "below/", "../own/", "ABSOLUTE/"])
  func whatIsInThePicturesFolderIsOpened(words: String, folder: String) async throws {
    let folder = folder.replacing("ABSOLUTE", with: own)
    let name = try picture(words.replacing("@", with: folder))
    let output = try await capture(name)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(!output.errorText.contains("not opened"), "\(output.errorText)")
  }

  @Test(
    arguments: named.filter { $0.contains("@") && !$0.contains("self") },
    ["../other/", "below/../../other/", "ABSOLUTE/other/", "link/", "LINK"])
  func nothingElseIsOpenedUnlessTheUserTrustsThePicture(
    words: String, folder: String
  ) async throws {
    // A link in the folder, to a file or to a folder, leads out of it just as well.
    let isLink = folder == "LINK"
    let place = isLink ? "link-" : folder.replacing("ABSOLUTE", with: around.path)
    let words = words.replacing("@", with: place)
    guard !words.hasSuffix("--include link-") else { return }  // not the name of anything
    let name = try picture(words)
    let output = try await capture(name)
    #expect(output.status == .exitCode(4))
    #expect(
      output.errorText.contains(
        "is not opened: '\(name)' names it, and it is outside of that picture's folder"),
      "\(output.errorText)")
    #expect(
      output.errorText.hasSuffix(
        "hint: to open what a picture names: harmonic --trust \(name)\n"))
    let trusted = try await capture("--trust", name)
    #expect(trusted.status == .exitCode(0), "\(trusted.errorText)")
  }

  /// Files that a shader of the picture's folder includes are restricted to that folder as well.
  @Test(arguments: ["../other/half.h", "link.h", "half.h"])
  func aShaderOfThePictureIncludesNothingFromElsewhere(header: String) async throws {
    _ = try around.file("other/half.h", Array("constant float part = 0.5;\n".utf8))
    _ = try around.file("Package.swift", [])  // the project is around both
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/link.h", withDestinationPath: "../other/half.h")
    let shader = """
      #include "\(header)"
      [[ stitchable ]] half4 dim(float2 p, half4 color) { return color * part; }

      """
    _ = try around.file("own/half.metal", Array(shader.utf8))
    let output = try await capture(try picture("half.metal"))
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("file not found") || output.errorText.contains("outside"))
    let trusted = try await capture("--trust", "shot.png")
    #expect(trusted.status == .exitCode(0), "\(trusted.errorText)")
  }

  /// A command names a file just as a window does; a thumbnail, whose words begin alike, does not.
  @Test(arguments: [("capture", "a.png"), ("record", "a.gif"), ("export", "a.html")])
  func whatACommandHasNamedIsOpenedFromAnywhere(verb: String, file: String) async throws {
    let other = "\(around.path)/other/dim.metal"
    func run(_ arguments: [String]) async throws -> Command.Output {
      var command = try Command.harmonic(
        environment: [
          "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_STATE_HOME": "\(around.path)/state",
        ], workingDirectory: own)
      command.arguments = arguments
      return try await command.run()
    }
    let name = try picture(other)
    let show = ["capture", name, "-o", "out.png", "--size", "16x16"]
    let words =
      [verb, other, "-o", file, "--size", "16x16"]
      + (verb == "record" ? ["--duration", "0.1"] : [])
    #expect(try await run(words + ["--fresh"]).status == .exitCode(0))
    #expect(try await run(show).status == .exitCode(4))
    #expect(try await run(words).status == .exitCode(0))
    #expect(try await run(show).status == .exitCode(0))
    // Others of that folder are as they were.
    let neighbor = try picture("\(around.path)/other/waves.glsl")
    #expect(try await run(["capture", neighbor, "-o", "out.png"]).status == .exitCode(4))
  }

  @Test func aPictureThatAShaderImportsIsHeldToTheFolder() async throws {
    let shader = """
      /*{ "IMPORTED": { "leaves": { "PATH": "link-red.png" } } }*/
      void main() { gl_FragColor = IMG_NORM_PIXEL(leaves, isf_FragNormCoord); }
      """
    _ = try around.file("own/leaves.fs", Array(shader.utf8))
    let output = try await capture(try picture("leaves.fs"))
    #expect(output.errorText.contains("'link-red.png' is not opened"), "\(output.errorText)")
    let trusted = try await capture("--trust", "shot.png")
    #expect(!trusted.errorText.contains("not opened"), "\(trusted.errorText)")
    #expect(trusted.status == .exitCode(0))
  }

  @Test func standardInputIsNoPicturesToName() async throws {
    let output = try await capture(try picture("-"))
    #expect(output.status == .exitCode(4))
    #expect(
      output.errorText == """
        harmonic: error: 'shot.png' cannot be opened again: its shader came from standard input
        hint: give the shader again: harmonic - < FILE

        """)
  }

  @Test func aPictureCannotSayThatItIsTrusted() async throws {
    let output = try await capture(try picture("../other/dim.metal --trust"))
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("unknown option '--trust'"))
  }

  /// Itself, in a circle, and in a long line: none is followed, trusted or not.
  @Test func picturesDoNotNameEachOther() async throws {
    for (name, next) in [("itself.png", "itself.png"), ("a.png", "b.png"), ("b.png", "a.png")] {
      _ = try picture(next, named: name)
    }
    for (name, next) in [("itself.png", "itself.png"), ("a.png", "b.png"), ("b.png", "a.png")] {
      for output in [try await capture(name), try await capture("--trust", name)] {
        #expect(output.status == .exitCode(4))
        #expect(
          output.errorText == """
            harmonic: error: '\(name)' cannot be opened again: it names '\(next)', which is neither \
            a scene nor a shader

            """)
      }
    }
  }

  @Test func unknownKeysAreReportedAndIgnored() async throws {
    let name = try picture([
      ("harmonic:run", "rm -rf /"), ("harmonic:arguments", "button"), ("Comment", "hello"),
      ("harmonic:later", "1"),
    ])
    let output = try await capture(name)
    #expect(output.status == .exitCode(0))
    #expect(
      output.errorText.hasPrefix(
        "warning: 'shot.png' has 'harmonic:run' and 1 more in its text, which is not known and "
          + "ignored\n"), "\(output.errorText)")
  }

  @Test func textThatIsTooLongIsRefused() async throws {
    let presses = (0..<200_000).map { "--press \($0)..\($0).5" }.joined(separator: " ")
    let output = try await capture(try picture("button \(presses)"))
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("has more than 4 MiB"), "\(output.errorText)")
  }

  // MARK: - Where its files are

  /// Draws the words in `folder` and the picture of that from the root; both are the same.
  private func expectOpensFromElsewhere(
    _ words: [String], in folder: String, as output: String, trusted: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var draw = try Command.harmonic(workingDirectory: folder)
    draw.arguments = ["capture"] + words + ["-o", output, "--size", "16x16", "--time", "0"]
    let drawn = try await draw.run()
    #expect(drawn.status == .exitCode(0), "\(drawn.errorText)", sourceLocation: sourceLocation)
    let path = output.path(in: folder)
    let again = "\(around.path)/again.png"
    var open = try Command.harmonic(workingDirectory: "/")
    open.arguments = ["capture"] + (trusted ? ["--trust"] : []) + [path, "-o", again]
    let opened = try await open.run()
    #expect(opened.status == .exitCode(0), "\(opened.errorText)", sourceLocation: sourceLocation)
    #expect(
      try Picture(contentsOf: again).pixels == Picture(contentsOf: path).pixels,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ["dim.metal"], ["waves.glsl", "--channel0", "red.png"], ["dim.metal", "--include", "below"],
    ["ripple", "--image", "red.png"], ["aurora", "--set", "mesh=mesh.json"],
    ["aurora", "--input", "0 set mesh=mesh.json"], ["below/dim.metal"],
  ])
  func aPictureNamesFilesFromItsOwnFolder(words: [String]) async throws {
    try await expectOpensFromElsewhere(words, in: own, as: "shot.png")
    // A picture below or beside it names them with the way back.
    try await expectOpensFromElsewhere(words, in: own, as: "below/shot.png", trusted: true)
    try await expectOpensFromElsewhere(
      words, in: own, as: "\(around.path)/other/shot.png", trusted: true)
    // One above needs no trust: all of it lies in its folder.
    try await expectOpensFromElsewhere(words, in: own, as: "../shot.png")
  }

  /// A file of the same name where the command runs is another one.
  @Test func aFileOfThatNameInTheWorkingFolderIsNotTaken() async throws {
    let dark = Self.shader.replacing("0.5h", with: "0.0h")
    _ = try around.file("other/dim.metal", Array(dark.utf8))
    let name = try picture("dim.metal")
    let drawn = try await capture(name)
    #expect(drawn.status == .exitCode(0))
    var command = try Command.harmonic(workingDirectory: "\(around.path)/other")
    command.arguments = ["capture", "--trust", "../own/\(name)", "-o", "out.png"]
    command.arguments += ["--size", "16x16", "--time", "0"]
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(
      try Picture(contentsOf: "\(around.path)/other/out.png").pixels
        == Picture(contentsOf: "\(own)/out.png").pixels)
  }

  /// Pictures of earlier versions do not say from where they name files.
  @Test func aPictureWithoutAFolderIsOpenedFromWhereItWasMade() async throws {
    _ = try around.file("own/below/only.metal", Array(Self.shader.utf8))
    let name = try picture("below/only.metal", named: "below/shot.png")
    let output = try await capture("--trust", name)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  /// Files that came along with the picture are found even if its author's folders are missing.
  @Test func aPictureAndItsShaderCanMoveTogether() async throws {
    let name = try picture([
      ("harmonic:arguments", "dim.metal"), ("harmonic:folder", "../../shaders"),
    ])
    let output = try await capture(name)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  @Test(arguments: ["../other", "link", "/", "ABSOLUTE"])
  func theFolderOfAPictureLeadsNowhereElse(folder: String) async throws {
    _ = try around.file("other/else.metal", Array(Self.shader.utf8))
    let place = folder == "ABSOLUTE" ? "\(around.path)/other" : folder
    let words = folder == "/" ? "\(around.path.dropFirst())/other/else.metal" : "else.metal"
    let name = try picture([("harmonic:arguments", words), ("harmonic:folder", place)])
    let output = try await capture(name)
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("is not opened"), "\(output.errorText)")
    #expect(try await capture("--trust", name).status == .exitCode(0))
  }

  // MARK: - What messages show

  /// A file that is not a shader is opened when the user asks for it, and its lines stay in it.
  @Test(arguments: ["notes", "notes.metal", "image.metal"])
  func noLineIsShownOfAFileThatIsNoShader(name: String) async throws {
    let secret = "ada:secret:1000:1000::/home/ada:/bin/sh\n"
    _ = try around.file("other/notes", Array(secret.utf8))
    _ = try around.file("own/image.metal", [0x89, 0x50] + Array(secret.utf8) + [0, 1])
    for link in ["notes", "notes.metal"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(own)/\(link)", withDestinationPath: "../other/notes")
    }
    for dialect in ["metal", "glsl", "shadertoy"] {
      var command = try Command.harmonic(workingDirectory: own)
      command.arguments = ["check", "--dialect", dialect, name]
      let output = try await command.run()
      #expect(output.status == .exitCode(3))
      #expect(output.errorText.contains("\(name):1:"), "\(output.errorText)")
      #expect(!output.errorText.contains("secret:1000"), "\(output.errorText)")
      #expect(!output.errorText.contains("\n    "), "\(output.errorText)")
    }
  }

  @Test func noLineIsShownOfAnIncludedFileThatIsNoShader() async throws {
    _ = try around.file("other/notes", Array("ada:secret:1000:1000\n".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/notes.h", withDestinationPath: "../other/notes")
    _ = try around.file("own/reads.glsl", Array("#include \"notes.h\"\n\(Self.program)".utf8))
    let output = try await Command.harmonic("check", "reads.glsl", workingDirectory: own).run()
    #expect(output.errorText.contains("notes.h:1:"), "\(output.errorText)")
    #expect(!output.errorText.contains("secret:1000"), "\(output.errorText)")
  }

  /// A shader without an ending is one by what it defines.
  @Test func linesOfAShaderAreShownWhateverItsName() async throws {
    _ = try around.file("own/waves", Array("void mainImage(out vec4 c, vec2 p) { c = q; }".utf8))
    let output = try await Command.harmonic("check", "waves", workingDirectory: own).run()
    #expect(output.errorText.contains("\n    void mainImage"), "\(output.errorText)")
  }
}

import Foundation
import Pictures
import TestSupport
import Testing

/// `harmonic export -o page.html`, opened in a browser.
@Suite(.serialized) struct ExportedPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Another rasterizer has other sines and exponentials: where a shader cuts hard by one of them,
  /// single pixels fall on the other side.
  private static let tolerance = ImageTolerance.loose(
    perChannel: 3, share: 0.002,
    because: "the browser draws by SwiftShader, whose sin and exp round differently")

  private static let rippleTolerance = ImageTolerance.loose(
    perChannel: 24, share: 0.03,
    because: "the picture is a JPEG, and the page pushes what was drawn, whose edges are mixed "
      + "once more")
  private static let jpegTolerance = ImageTolerance.loose(
    perChannel: 32, share: 0.02,
    because: "the pictures travel as JPEGs of three pixels a point, which lose some grain")

  private func path(of file: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: file).path
  }

  /// Exports a page and returns its path.
  private func export(_ words: [String]) async throws -> String {
    let path = "\(folder.path)/page-\(UUID().uuidString).html"
    var command = try Command.harmonic(
      "export", "-o", path, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    command.arguments += words
    let output = try await command.run()
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text.isEmpty)
    return path
  }

  private func capture(
    _ words: [String], at time: Double, scale: Int, heldFrom press: Double?
  ) async throws -> Picture {
    let path = "\(folder.path)/capture.png"
    var command = try Command.harmonic(
      "capture", "-o", path, "--time", "\(time)", "--scale", "\(scale)")
    command.arguments += words + (press.map { ["--press", "\($0)..99"] } ?? [])
    let output = try await command.run()
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    return try Picture(contentsOf: path)
  }

  /// Compares the page with captures at rest and held, on screens of both kinds.
  ///
  /// - Parameter center: The middle of the canvas.
  private func expectPage(
    _ words: [String], center: (x: Double, y: Double),
    times: (rest: Double, held: Double) = (0.7, 1.08), tolerance: ImageTolerance = tolerance
  ) async throws {
    let path = try await export(words)
    let browser = try Browser.shared()
    for scale in [1, 2] {
      let page = try await browser.page(path, pixelRatio: Double(scale))
      #expect(try await page.text("harmonic.ready") == "true", "\(words)")
      expectPicture(
        try await page.picture(at: times.rest),
        looksLike: try await capture(words, at: times.rest, scale: scale, heldFrom: nil),
        "\(words) at rest, \(scale)x", tolerance: tolerance)
      try await page.stopClock(at: 1)
      try await page.mouse(.down, x: center.x, y: center.y)
      expectPicture(
        try await page.picture(at: times.held),
        looksLike: try await capture(words, at: times.held, scale: scale, heldFrom: 1),
        "\(words) held, \(scale)x", tolerance: tolerance)
      try await page.mouse(.up, x: center.x, y: center.y)
      #expect(page.complaints.isEmpty, "\(page.complaints)")
    }
  }

  @Test func theButtonIsPressedInABrowser() async throws {
    try await expectPage(["button"], center: (180, 80))
  }

  /// Functions of SwiftUI's three kinds, unchanged, on the picture that they lie on in the window.
  @Test(arguments: [
    ["Metal/effects.metal", "--function", "vignette"],
    ["Metal/effects.metal", "--function", "shear"],
    ["Metal/effects.metal", "--function", "soften"],
    ["Metal/effects.metal", "--function", "dawn"],
    // A list of colors, which is a picture of one row there
    ["Metal/gallery.metal", "--function", "spectrum"],
  ])
  func metalBecomesAPage(words: [String]) async throws {
    let words = [path(of: words[0])] + words.dropFirst() + ["--size", "240x150"]
    try await expectPage(words, center: (120, 75))
  }

  @Test func programsOfAllDialectsBecomePages() async throws {
    for file in [
      "plasma.glsl", "annotated.frag", "uniforms.frag", "halves.glsl", "slope.glsl", "passes.fs",
      "life",
    ] {
      try await expectPage(
        [path(of: "Dialects/\(file)"), "--size", "240x150"], center: (120, 75),
        times: (0.7, 1.1))
    }
  }

  /// A browser that was busy has left frames out; at a time that is asked for there are all of
  /// them. Each adds 1 of 255 here.
  @Test func framesThatWereLeftOutAreDrawn() async throws {
    let words = [path(of: "Dialects/passes.fs"), "--size", "24x16", "--set", "gain=0.1"]
    let page = try await Browser.shared().page(export(words), pixelRatio: 1)
    #expect(try await page.text("harmonic.ready") == "true")
    let pause = """
      new Promise((done) => requestAnimationFrame(() => {
        for (const end = performance.now() + 400; performance.now() < end;) {}
        requestAnimationFrame(() => requestAnimationFrame(done));
      }))
      """
    _ = try await page.text(pause)
    expectPicture(
      try await page.picture(at: 3),
      looksLike: try await capture(words, at: 3, scale: 1, heldFrom: nil), "3 s",
      tolerance: Self.tolerance)
  }

  /// The mesh under its noise, whose pattern hangs on a driver's last bits and is left out here.
  @Test func theAuroraIsAPage() async throws {
    try await expectPage(
      ["aurora", "--size", "240x150", "--set", "intensity=0"], center: (120, 75))
  }

  /// Its text is another one while it is held: settled in both looks.
  @Test func theScreenIsAPage() async throws {
    try await expectPage(
      ["screen", "--size", "320x240"], center: (160, 120), times: (0.7, 4),
      tolerance: .loose(
        perChannel: 3, share: 0.004,
        because: "many strings cross in little space, where another rasterizer's sines show"))
  }

  /// A press ripples the picture from its place, and pushes it.
  @Test func theRippleIsAPage() async throws {
    try await expectPage(
      ["ripple", "--size", "160x114"], center: (80, 57), times: (0, 1.5),
      tolerance: Self.rippleTolerance)
  }

  /// Sets a control of a page as a user does.
  private func set(
    _ name: String, to value: String, on page: BrowserPage, by property: String = "value"
  ) async throws {
    _ = try await page.text(
      """
      (() => {
        const row = [...document.querySelectorAll("#controls .row")]
          .find((row) => row.querySelector("span").textContent === "\(name)");
        const control = row.querySelector("input");
        control.\(property) = \(value);
        control.dispatchEvent(new Event("input"));
      })()
      """)
  }

  /// All of its parameters are there: those that change how large its passes are, the tint with its
  /// switch, and the time at which it is held.
  @Test func theRippleHasItsParameters() async throws {
    let words = ["ripple", "--size", "160x114"]
    let page = try await Browser.shared().page(export(words))
    #expect(try await page.text("harmonic.ready") == "true")
    try await set("amplitude", to: "40", on: page)
    try await set("tint", to: "'#30b0c7'", on: page)
    try await page.stopClock(at: 1)
    try await page.mouse(.down, x: 80, y: 57)
    let set40 = ["--set", "amplitude=40"]
    expectPicture(
      try await page.picture(at: 1.5),
      looksLike: try await capture(
        words + set40 + ["--set", "tint=30B0C7"], at: 1.5, scale: 1, heldFrom: 1),
      "a high and tinted ripple", tolerance: Self.rippleTolerance)
    try await set("tints", to: "false", on: page, by: "checked")
    expectPicture(
      try await page.picture(at: 1.5),
      looksLike: try await capture(words + set40, at: 1.5, scale: 1, heldFrom: 1),
      "a high ripple", tolerance: Self.rippleTolerance)
    try await set("time", to: "0.5", on: page)
    expectPicture(
      try await page.picture(at: 9),
      looksLike: try await capture(
        words + set40 + ["--set", "time=0.5"], at: 9, scale: 1, heldFrom: 1),
      "a ripple that stands still", tolerance: Self.rippleTolerance)
    #expect(page.complaints.isEmpty, "\(page.complaints)")
  }

  /// An inner point, and one of the border, which stays on it.
  @Test func theAurorasPointsAreDragged() async throws {
    let words = ["aurora", "--size", "240x150", "--set", "intensity=0"]
    let page = try await Browser.shared().page(export(words))
    #expect(try await page.text("harmonic.ready") == "true")
    try await page.stopClock(at: 1)
    // The second points of the first and of the second row
    let drags = [((80.0, 50.0), (110.0, 80.0)), ((80, 4), (60, 40))]
    var inputs: [String] = []
    for (index, (from, to)) in drags.enumerated() {
      try await page.mouse(.down, x: from.0, y: from.1)
      try await page.mouse(.moved, x: to.0, y: to.1)
      try await page.mouse(.up, x: to.0, y: to.1)
      inputs += [("press", from), ("move", to), ("release", to)].enumerated().flatMap {
        ["--input", "\(Double(index) + 0.1 * Double($0)) \($1.0) \($1.1.0),\($1.1.1)"]
      }
    }
    expectPicture(
      try await page.picture(at: 3),
      looksLike: try await capture(words + inputs, at: 3, scale: 1, heldFrom: nil),
      "two dragged points", tolerance: Self.tolerance)
    #expect(page.complaints.isEmpty, "\(page.complaints)")
  }

  /// A spring that is sent back in its flight goes on from where it is, as fast as it was; a finger
  /// does what the mouse does.
  @Test func aFingerLetsGoOfASpringInFlight() async throws {
    let browser = try Browser.shared()
    let page = try await browser.page(try await export(["button"]))
    #expect(try await page.text("harmonic.ready") == "true")
    try await page.stopClock(at: 1)
    try await page.finger(.down, x: 180, y: 80)
    try await page.stopClock(at: 1.1)
    try await page.finger(.up, x: 180, y: 80)
    let picture = try await page.picture(at: 1.15)
    let path = "\(folder.path)/capture.png"
    let output = try await Command.harmonic(
      "capture", "button", "-o", path, "--time", "1.15", "--press", "1..1.1", "--scale", "1"
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    expectPicture(
      picture, looksLike: try Picture(contentsOf: path), "the button on its way back",
      tolerance: Self.tolerance)
    #expect(page.complaints.isEmpty, "\(page.complaints)")
  }

  /// A slider of the page sets what `--set` sets.
  @Test func aSliderOfThePageMovesTheEffect() async throws {
    let browser = try Browser.shared()
    let page = try await browser.page(try await export(["button"]))
    #expect(try await page.text("harmonic.ready") == "true")
    _ = try await page.text(
      """
      (() => {
        const row = [...document.querySelectorAll("#controls .row")]
          .find((row) => row.textContent.startsWith("glowWidth.released"));
        const slider = row.querySelector("input");
        slider.value = 0.9;
        slider.dispatchEvent(new Event("input"));
      })()
      """)
    expectPicture(
      try await page.picture(at: 0.5),
      looksLike: try await capture(
        ["button", "--set", "glowWidth.released=0.9"], at: 0.5, scale: 1, heldFrom: nil),
      "the button with a wider glow", tolerance: Self.tolerance)
  }

  @Test func withoutWebGLThePageSaysSo() async throws {
    let browser = try Browser(.none)
    let page = try await browser.page(try await export(["button"]))
    #expect(try await page.text("harmonic.ready") == "false")
    let message = try await page.text("document.getElementById('failure').innerText")
    #expect(message.contains("WebGL 2"))
    #expect(try await page.text("document.getElementById('stage').checkVisibility()") == "false")
  }

  /// A page asks for nothing: everything is in the file.
  @Test func aPageNamesNoOtherFile() async throws {
    let text = String(
      decoding: try Data(contentsOf: URL(filePath: try await export(["button"]))), as: UTF8.self)
    #expect(text.contains("<canvas"))
    for word in ["http:", "https:", "src=", "@import", "url("] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  // MARK: - Controls of the dialects

  private func file(_ name: String, _ text: String) throws -> String {
    try folder.file(name, Array(text.utf8))
  }

  /// A color that ISF passes with straight alpha.
  @Test func aColorOfISFIsAWell() async throws {
    let path = try file(
      "tint.fs",
      """
      /*{"INPUTS": [{"NAME": "tint", "TYPE": "color", "DEFAULT": [1.0, 0.0, 0.0, 0.5]}]}*/
      void main() { gl_FragColor = vec4(tint.rgb, 1.0); }
      """)
    let page = try await Browser.shared().page(try await export([path, "--size", "16x16"]))
    #expect(try await page.text("harmonic.ready") == "true")
    let rest = try await page.picture(at: 0.5)
    #expect(Array(rest.pixels.prefix(4)) == [255, 0, 0, 255])
    _ = try await page.text(
      """
      (() => {
        const well = document.querySelector("#controls input[type=color]");
        well.value = "#00ff00";
        well.dispatchEvent(new Event("input"));
      })()
      """)
    let set = try await page.picture(at: 0.5)
    #expect(Array(set.pixels.prefix(4)) == [0, 255, 0, 255])
  }

  /// An event is on in one frame: a buffer that adds it counts the presses.
  @Test func anEventOfISFIsAButton() async throws {
    let path = try file(
      "count.fs",
      """
      /*{"INPUTS": [{"NAME": "flash", "TYPE": "event"}],
         "PASSES": [{"TARGET": "sum", "PERSISTENT": true, "FLOAT": true}, {}]}*/
      void main() {
        if (PASSINDEX == 0) gl_FragColor = IMG_THIS_NORM_PIXEL(sum) + vec4(flash ? 0.2 : 0.0);
        else gl_FragColor = vec4(vec3(IMG_THIS_NORM_PIXEL(sum).r), 1.0);
      }
      """)
    let page = try await Browser.shared().page(try await export([path, "--size", "16x16"]))
    #expect(try await page.text("harmonic.ready") == "true")
    var reds: [UInt8] = []
    for time in [1.0, 1.5, 2] {
      reds.append(try await page.picture(at: time).pixels[0])
      _ = try await page.text("document.querySelector('#controls button').click()")
    }
    // None, one, two presses; each is a fifth of 255.
    #expect(reds == [0, 51, 102])
  }

  // MARK: - Loading

  /// The built-in pictures have programs of 27,000 characters, which a browser compiles for
  /// seconds; the lines of text have hundreds of draws.
  @Test(arguments: [(["screen"], 400_000), (["ripple"], 600_000), (["wipe.glsl"], 1_000_000)])
  func whatNeverChangesTravelsAsAPicture(words: [String], mostBytes: Int) async throws {
    let wipe = try file(
      "wipe.glsl",
      "vec4 transition(vec2 p) { return mix(getFromColor(p), getToColor(p), progress); }\n")
    let path = try await export(words.map { $0 == "wipe.glsl" ? wipe : $0 })
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    #expect(text.utf8.count < mostBytes)
    #expect(text.contains("data:image/\(words == ["screen"] ? "png" : "jpeg");base64,"))
    for name in ["eveningLandscape", "citrusStillLife"] { #expect(!text.contains(name)) }
  }

  @Test func aTransitionIsAPage() async throws {
    let wipe = try file(
      "wipe.glsl",
      "vec4 transition(vec2 p) { return mix(getFromColor(p), getToColor(p), progress); }\n")
    try await expectPage(
      [wipe, "--size", "240x150"], center: (120, 75), tolerance: Self.jpegTolerance)
  }

  @Test func thePageSaysThatItLoadsUntilItIsDrawn() async throws {
    let path = try await export(["button"])
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    #expect(text.contains(#"<p id="progress" role="status" hidden>Loading…</p>"#))
    // A driver that is never ready with its programs
    let waiting = "\(folder.path)/waiting.html"
    try text.replacing(
      "\"use strict\";",
      with: """
        const asked = WebGL2RenderingContext.prototype.getProgramParameter;
        let isReady = false;
        WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
          return name === 0x91B1 ? isReady : asked.call(this, program, name);
        };
        const named = WebGL2RenderingContext.prototype.getExtension;
        WebGL2RenderingContext.prototype.getExtension = function (name) {
          return name === "KHR_parallel_shader_compile"
            ? { COMPLETION_STATUS_KHR: 0x91B1 } : named.call(this, name);
        };
        """
    ).write(toFile: waiting, atomically: true, encoding: .utf8)
    let page = try await Browser.shared().page(waiting)
    let isShown = "document.getElementById('progress').checkVisibility()"
    #expect(try await page.text(isShown) == "true")
    _ = try await page.text("isReady = true")
    #expect(try await page.text("harmonic.ready") == "true")
    #expect(try await page.text(isShown) == "false")
  }
}

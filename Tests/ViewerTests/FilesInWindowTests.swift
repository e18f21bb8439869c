import Foundation
import Pictures
import TestSupport
import Testing

/// Files that come into a real window: dropped by another program, and chosen at the desktop's
/// portal.
@Suite(.serialized) struct FilesInWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func toy(_ color: String) -> [UInt8] {
    Array("void mainImage(out vec4 c, in vec2 p) { c = vec4(\(color), 1.0); }\n".utf8)
  }

  private func middle(_ session: WindowSession) async throws -> VirtualDisplay.Color {
    let frame = try await session.frame()
    return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
  }

  private func waitFor(_ color: UInt32, in session: WindowSession) async throws {
    await waitUntil("the middle is \(String(color, radix: 16))") {
      try await middle(session) == VirtualDisplay.Color(color)
    }
  }

  private func drop(_ paths: String..., on session: WindowSession) async throws {
    let number = "\(session.window)".split(separator: " ").last.map(String.init) ?? ""
    var command = Command(
      try Command.builtExecutable("FileDragger"), number, environment: session.display.environment)
    command.arguments += paths
    let output = try await command.run()
    #expect(output.status == .exitCode(0) && output.text == "dropped\n", "\(output.errorText)")
  }

  /// A shader, then another with a space in its name, then back by both ways.
  @Test func aDroppedShaderIsShownAndLeadsBack() async throws {
    let red = try folder.file("red.glsl", Self.toy("1.0, 0.0, 0.0"))
    let blue = try folder.file("blau und 100 %.glsl", Self.toy("0.0, 0.0, 1.0"))
    let session = try await WindowSession("button", "--paused")
    try await drop(red, on: session)
    try await waitFor(0xFF0000, in: session)
    try await drop(blue, on: session)
    try await waitFor(0x0000FF, in: session)
    try await session.display.activate(session.window)
    try await session.display.press("Prior")
    try await waitFor(0xFF0000, in: session)
    try await session.display.press("Escape")
    try await session.program.nextLine { $0.contains("showing 'button'") }
    #expect(session.program.isRunning)
    #expect(try await session.quit().status == .exitCode(0))
    // The desktop's list of recent files has both, the latest first.
    let list = session.home.appending(path: ".local/share/recently-used.xbel")
    let text = try String(contentsOf: list, encoding: .utf8)
    #expect(text.contains("red.glsl") && text.contains("blau%20und%20100%20%25.glsl"))
  }

  /// The picture is what the shown effect lies on.
  @Test func aDroppedPictureIsWhatTheEffectLiesOn() async throws {
    let effect = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 swap(float2 position, half4 color) { return color.grba; }
      """
    let metal = try folder.file("swap.metal", Array(effect.utf8))
    let green = Picture(
      width: 40, height: 40, pixels: (0..<1600).flatMap { _ in [0, 255, 0, 255] as [UInt8] })
    let picture = try folder.file("green.png", green.pngBytes())
    let session = try await WindowSession(metal)
    try await drop(picture, on: session)
    try await waitFor(0xFF0000, in: session)
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Its shader is gone: the button of the message shows the text that it carries.
  @Test func aDroppedCaptureShowsTheTextThatItCarriesOnDemand() async throws {
    let red = try folder.file("red.glsl", Self.toy("1.0, 0.0, 0.0"))
    let shot = folder.path + "/shot.png"
    var capture = try Command.harmonic()
    capture.arguments = ["capture", red, "-o", shot, "--size", "8x8"]
    try #require(try await capture.run().status == .exitCode(0))
    try FileManager.default.removeItem(atPath: red)
    let session = try await WindowSession(["button", "--paused"])
    try await drop(shot, on: session)
    _ = try await session.program.nextLine { $0.contains("which is not there") }
    try await session.clickButtonOfMessage()
    try await waitFor(0xFF0000, in: session)
    #expect(try await session.quit().status == .exitCode(0))
  }

  // MARK: - The desktop's chooser

  private func session(portal: FakePortal?) async throws -> WindowSession {
    try await WindowSession(
      ["button", "--paused"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": portal?.address, "XDG_RUNTIME_DIR": nil])
  }

  @Test func aFileThatIsChosenIsShown() async throws {
    let red = try folder.file("two words.glsl", Self.toy("1.0, 0.0, 0.0"))
    let portal = try await FakePortal(choosing: [URL(filePath: red).absoluteString])
    let session = try await session(portal: portal)
    try await session.display.press("ctrl+o")
    try await waitFor(0xFF0000, in: session)
    let asked = portal.question
    #expect(asked.hasPrefix("('x11:"), "\(asked)")
    #expect(asked.contains("'*.metal'") && asked.contains("'*.png'"))
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(portal) {}
  }

  /// A name that is no UTF-8, in a folder of such a name: shown, followed when it is saved, noted,
  /// and where the chooser begins the next time.
  @Test func aFileWhoseNameIsBytesIsShownAndFollowed() async throws {
    let write = { (color: String) in
      let text = String(decoding: Self.toy(color), as: UTF8.self)
      let output = try await Command(
        "bash", "-c", #"mkdir -p $'d\xfe' && printf '%s' "$0" > $'d\xfe/caf\xe9.glsl'"#, text,
        workingDirectory: folder.path
      ).run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    try await write("1.0, 0.0, 0.0")
    let portal = try await FakePortal(choosing: ["file://\(folder.path)/d%FE/caf%E9.glsl"])
    let session = try await session(portal: portal)
    try await session.display.press("ctrl+o")
    try await waitFor(0xFF0000, in: session)
    try await write("0.0, 1.0, 0.0")
    try await waitFor(0x00FF00, in: session)
    try await session.display.press("ctrl+o")
    await waitUntil("the portal was asked again") { portal.questions == 2 }
    #expect(portal.question.contains("d\\376"), "\(portal.question)")
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    #expect(output.errorText.contains(#"d\xfe/caf\xe9.glsl' is taken for"#), "\(output.errorText)")
    let list = session.home.appending(path: ".local/share/recently-used.xbel")
    #expect(try String(contentsOf: list, encoding: .utf8).contains("d%FE/caf%E9.glsl"))
    withExtendedLifetime(portal) {}
  }

  /// Nothing comes of it, and the chooser opens again.
  @Test func aChooserThatIsCancelledChangesNothing() async throws {
    let portal = try await FakePortal(choosing: [])
    let session = try await session(portal: portal)
    for count in 1...2 {
      // The answer before may still be on its way.
      await waitUntil("the portal was asked \(count) times") {
        if portal.questions < count { try await session.display.press("ctrl+o") }
        return portal.questions >= count
      }
    }
    #expect(!(try await session.quit()).errorText.contains("no file chooser"))
    withExtendedLifetime(portal) {}
  }

  /// The window takes keys, opens no second chooser, and closes.
  @Test func theWindowGoesOnWhileTheChooserIsOpen() async throws {
    let portal = try await FakePortal(choosing: nil)
    let session = try await session(portal: portal)
    try await session.display.press("ctrl+o")
    await waitUntil("the portal was asked") { portal.questions == 1 }
    try await session.display.press("ctrl+o")
    try await session.display.press("Next")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    #expect(portal.questions == 1)
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(portal) {}
  }

  @Test func withoutAPortalAMessageSaysHowToOpenAFile() async throws {
    let session = try await session(portal: nil)
    try await session.display.press("ctrl+o")
    try await session.program.nextLine {
      $0.contains(
        "no file chooser (no session bus): drop the file on the window, or open it with: "
          + "harmonic FILE")
    }
    #expect(try await session.quit().status == .exitCode(0))
  }
}

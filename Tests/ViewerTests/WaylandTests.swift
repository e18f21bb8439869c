import Foundation
import Pictures
import TestSupport
import Testing

@testable import Viewer

/// The window under Wayland, in a real compositor with real pointer and key events, at one and at
/// two pixels per point.
@Suite(.serialized) struct WaylandTests {
  @Test(arguments: [1, 2]) func pressingDraggingAndReleasingIsSeen(scale: Int) async throws {
    let session = try await WaylandSession("--verbose", scale: scale)
    let screen = session.display.screen
    let frame = try await session.frame(width: 720 * scale, height: 320 * scale)
    // 240 × 70 points, twice as large, in the middle
    await waitUntil("the button is at rest", equals: 120 * scale) { try session.leftEdge() }
    #expect(try !session.isPressed())

    try await session.display.movePointer(to: frame.center)
    try await screen.buttonDown(.left)
    await waitUntil("the strings take color") { try session.isPressed() }
    await waitUntil("the capsule has shrunk to 0.95", equals: 132 * scale) {
      try session.leftEdge()
    }
    try await screen.movePointer(to: frame.position(30 * scale, 30 * scale))
    await waitUntil("dragging out releases") { try !session.isPressed() }
    try await screen.movePointer(to: frame.center)
    await waitUntil("dragging back in presses") { try session.isPressed() }
    try await screen.buttonUp(.left)
    await waitUntil("the release is seen") { try !session.isPressed() }
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }

    try await screen.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let picture = try Picture(contentsOf: String(line.dropFirst("harmonic: wrote ".count)))
    #expect((picture.width, picture.height) == (720 * scale, 320 * scale))
    try await expectQuiet(session)
  }

  @Test(arguments: [1, 2]) func textIsTypedAndCopied(scale: Int) async throws {
    let session = try await WaylandSession(
      "--verbose", "--paused", "--size", "400x300", scale: scale)
    let screen = session.display.screen
    let frame = try await session.frame(width: 800 * scale, height: 600 * scale)
    await waitUntil("the button is at rest", equals: 160 * scale) { try session.leftEdge() }
    // A strip through the panel's numbers, in which every row changes that gets the focus
    let strip = VirtualDisplay.Frame(
      x: frame.x + frame.width - 36 * scale, y: frame.y, width: 8, height: frame.height)
    func press(_ key: String, until change: String) async throws {
      let before = try screen.screenshot(of: strip)
      try await screen.press(key)
      await waitUntil("\(change)") { try screen.screenshot(of: strip) != before }
    }
    try await press("Tab", until: "the panel lies at the right")
    // The first control has the keyboard; four rows down is 'scale'.
    for _ in 0..<4 { try await press("Down", until: "the next control has the focus") }
    try await press("Return", until: "the field takes text")
    try await screen.type("0.5")
    try await screen.press("ctrl+a")
    try await screen.press("ctrl+c")
    try await screen.press("Return")
    try await press("Tab", until: "the panel is closed")
    // 240 · 0.5 points, twice as large, in the middle of 800
    await waitUntil("the capsule has the typed size", equals: 280 * scale) {
      try session.leftEdge()
    }
    await waitUntil("the number is on the clipboard", equals: "0.5") {
      try await session.display.clipboard()
    }
    try await expectQuiet(session)
  }

  @Test(arguments: [1, 2]) func aShaderIsPasted(scale: Int) async throws {
    let session = try await WaylandSession("--verbose", scale: scale)
    let frame = try await session.frame(width: 720 * scale, height: 320 * scale)
    let holder = try await session.display.copy(
      "void mainImage(out vec4 c, in vec2 p) { c = vec4(0.0, 0.0, 1.0, 1.0); }\n")
    // Beside the button; the window has the focus then.
    try await session.display.movePointer(to: frame.position(20, 20))
    try await session.display.screen.click(.left, at: frame.position(20, 20))
    try await session.display.screen.press("ctrl+v")
    try await session.program.nextLine { $0.contains("'pasted shader' is taken for Shadertoy") }
    await waitUntil("the pasted shader shows", equals: VirtualDisplay.Color(0x0000FF)) {
      try session.display.screen.pixel(at: frame.center)
    }
    try await expectQuiet(session)
    withExtendedLifetime(holder) {}
  }

  @Test(arguments: [1, 2]) func everySizeIsDrawnAfresh(scale: Int) async throws {
    let session = try await WaylandSession("--paused", scale: scale)
    let screen = session.display.screen
    await waitUntil("the button is at rest", equals: 120 * scale) { try session.leftEdge() }
    // The compositor's own way to resize, here by the right and the lower edge
    let frame = try await session.frame(width: 720 * scale, height: 320 * scale)
    try await session.display.movePointer(
      to: frame.position(frame.width - 40 * scale, frame.height - 30 * scale))
    try await screen.keyDown("Super_L")
    try await screen.buttonDown(.right)
    try await screen.movePointer(
      to: frame.position(frame.width - 160 * scale, frame.height - 90 * scale))
    _ = try await session.frame(width: 600 * scale, height: 260 * scale)
    try await screen.buttonUp(.right)
    try await screen.keyUp("Super_L")
    // 260 / 160 = 1.625 for each point of the canvas, in the middle of 600
    await waitUntil("the button is drawn for it") {
      abs((try session.leftEdge() ?? 0) - 105 * scale) <= scale
    }

    try await screen.press("F11")
    await waitUntil("the window fills the screen", equals: session.display.bounds) {
      try session.frame()
    }
    // 1000 / 360 = 2.778
    await waitUntil("the canvas fills it, too") {
      abs((try session.leftEdge() ?? 0) - 167 * scale) <= scale
    }
    try await screen.press("f")
    await waitUntil("it is back", equals: 600 * scale) { try session.frame().width }
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    #expect(output.errorText == "")
    #expect(output.text == "")
  }

  /// The compositor's screen goes to sleep after three seconds without input, and nothing asks for
  /// frames then, as for a window that is covered or minimized.
  @Test func aWindowThatNobodySeesSleepsAndAnswers() async throws {
    let session = try await WaylandSession(secondsUntilIdle: 3)
    try await expectSleep(of: session)
    let asleep = try session.program.processorTicks()
    await waitUntil("it moves again") {
      try await session.display.keepAwake()
      return try session.program.processorTicks() > asleep + 3
    }
    try await expectSleep(of: session)
    session.program.send(SIGTERM)
    #expect(try await session.program.end().status == .exitCode(130))
  }

  private func expectSleep(of session: WaylandSession) async throws {
    var looks: [Int] = []
    await waitUntil("the program sleeps") {
      looks.append(try session.program.processorTicks())
      return looks.count > 60 && Set(looks.suffix(50)).count == 1
    }
  }

  /// GLFW 3.3 gives windows no such name under Wayland.
  @Test(.enabled(if: WaylandGLFW.isInstalled, "GLFW here is older than 3.4"))
  func theWindowHasTheNameOfTheDesktopEntry() async throws {
    let session = try await WaylandSession(environment: ["WAYLAND_DEBUG": "client"])
    try await session.program.nextLine { $0.contains(#"set_app_id("harmonic")"#) }
  }

  @Test func aCompositorWithoutSeatIsExplained() async throws {
    let compositor = try await Weston.start(.headless)
    var environment = try compositor.environment()
    environment["HOME"] = try WindowSession.makeHome().path
    let program = try Command.harmonic("--verbose", environment: environment).start()
    guard WaylandGLFW.isInstalled else {
      // GLFW 3.3 opens a window all the same.
      try await program.nextLine { $0.contains("the programs for a press are made") }
      return #expect(try await program.terminate().status == .exitCode(130))
    }
    let output = try await program.end()
    #expect(output.status == .exitCode(5))
    #expect(
      output.errorText == """
        harmonic: error: cannot open a window: no display is available \
        (the Wayland compositor 'wayland-test' has no seat: no keyboard, no pointer)
        hint: draw without one: harmonic capture button -o button.png

        """)
  }

  @Test func aCompositorTellsWhetherItHasASeat() async throws {
    let screen = try await VirtualDisplay.start()
    let with = try await Weston.start(.window(on: screen, width: 300, height: 200, scale: 1))
    let without = try await Weston.start(.headless)
    for (compositor, lacksSeat) in [(with, false), (without, true)] {
      let read = try #require(
        WaylandCompositor(environment: { $0 == "WAYLAND_DISPLAY" ? compositor.socket : nil }))
      #expect(read.lacksSeat == lacksSeat)
      #expect(read.interfaces()?.contains("wl_compositor") == true)
    }
  }

  /// The choice of GLFW 3.4: X11 in an X11 session, otherwise Wayland, at least as a first attempt.
  @Test(arguments: [
    (["XDG_RUNTIME_DIR": "/r", "WAYLAND_DISPLAY": "w"], "w"),
    (["XDG_RUNTIME_DIR": "/r"], "wayland-0"),
    (["WAYLAND_DISPLAY": "/a/s", "DISPLAY": ":0", "XDG_SESSION_TYPE": "wayland"], "/a/s"),
    (["XDG_RUNTIME_DIR": "/r", "XDG_SESSION_TYPE": "x11"], "wayland-0"),
    (["XDG_RUNTIME_DIR": "/r", "XDG_SESSION_TYPE": "x11", "DISPLAY": ":0"], nil),
    (["XDG_RUNTIME_DIR": "/r", "WAYLAND_SOCKET": "3"], nil),
    (["WAYLAND_DISPLAY": "w"], nil),
  ])
  func theCompositorIsTheOneGLFWTries(environment: [String: String], name: String?) {
    let compositor = WaylandCompositor(environment: { environment[$0] })
    #expect(compositor?.name == name)
    // Nobody listens there.
    #expect(compositor?.lacksSeat != true)
  }

  /// Quits, and expects that nothing failed: each line is the program's own, and none says that
  /// GLFW could not do something.
  private func expectQuiet(_ session: WaylandSession) async throws {
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    #expect(output.text == "")
    for line in output.errorText.split(separator: "\n") {
      #expect(line.hasPrefix("harmonic: ") && !line.contains("GLFW"))
    }
  }
}

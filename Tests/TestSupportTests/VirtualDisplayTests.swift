import Foundation
import TestSupport
import Testing

/// A real client of X11 is looked at and operated: xmessage, a window with a text and two buttons.
@Suite(.serialized) struct VirtualDisplayTests {
  let display: VirtualDisplay

  init() async throws {
    display = try await VirtualDisplay.start(width: 640, height: 480)
  }

  @Test func screenshotShowsTheWindowWhereItIs() async throws {
    let message = try openMessage()
    let frame = try await display.frame(of: display.window(.titled("probe")))
    #expect(frame.width == 300)
    #expect(frame.height == 200)

    let lowerRight = frame.position(290, 190)
    await waitUntil("the window has its color") {
      try display.pixel(at: lowerRight) == VirtualDisplay.Color(0x2060C0)
    }
    let picture = try display.screenshot(of: frame)
    #expect(picture.width == 300)
    #expect(picture.height == 200)
    let last = (190 * 300 + 290) * 4
    #expect(Array(picture.pixels[last..<last + 4]) == [0x20, 0x60, 0xC0, 0xFF])
    // Just outside there is the border, and then the empty screen.
    #expect(try display.pixel(at: frame.position(-1, 100)) != VirtualDisplay.Color(0x2060C0))
    #expect(try display.pixel(at: frame.position(-20, 100)) == VirtualDisplay.Color(0x000000))
    try await message.terminate()
  }

  @Test func partOffTheScreenIsRefused() {
    let failure = #expect(throws: VirtualDisplay.Failure.self) {
      try display.pixel(at: VirtualDisplay.Position(x: 640, y: 0))
    }
    #expect(failure?.description == "1 × 1 at (640, 0) is not on the screen of 640 × 480")
  }

  @Test func clickPressesTheButtonUnderIt() async throws {
    let message = try openMessage()
    let frame = try await display.frame(of: display.window(.ofClass("xmessage")))
    try await display.click(.left, at: frame.position(60, 180))  // "no"
    #expect(try await message.end().status == .exitCode(8))
  }

  @Test func buttonCanBeHeld() async throws {
    let message = try openMessage()
    let frame = try await display.frame(of: display.window(.titled("probe")))
    let no = frame.position(60, 180)
    try await display.movePointer(to: no)
    try await display.buttonDown(.left)
    try await display.movePointer(to: frame.position(250, 180))  // off the button: no click
    try await display.buttonUp(.left)
    try await display.movePointer(to: no)
    #expect(message.isRunning)
    try await display.buttonDown(.left)
    try await display.buttonUp(.left)
    #expect(try await message.end().status == .exitCode(8))
  }

  @Test func keysGoToTheActiveWindow() async throws {
    let message = try openMessage()
    let window = try await display.window(.titled("probe"))
    try await display.activate(window)
    #expect(try await display.activeWindow() == window)
    try await display.press("Return")
    #expect(try await message.end().status == .exitCode(7))
  }

  @Test func unknownKeyIsAnError() async throws {
    let failure = await #expect(throws: VirtualDisplay.Failure.self) {
      try await display.press("NoSuchKey")
    }
    #expect(failure?.description.contains("NoSuchKey") == true)
  }

  @Test func heldAndTypedKeysArrive() async throws {
    let listener = try Command("xev", environment: display.environment).start()
    let window = try await display.window(.titled("Event Tester"))
    try await display.activate(window)
    try await display.keyDown("bracketleft")
    try await listener.nextLine(of: .output) { $0.hasPrefix("KeyPress event") }
    try await listener.nextLine(of: .output) { $0.contains("(keysym 0x5b, bracketleft)") }
    try await display.keyUp("bracketleft")
    try await listener.nextLine(of: .output) { $0.hasPrefix("KeyRelease event") }
    try await display.type("R?")
    try await listener.nextLine(of: .output) { $0.contains("(keysym 0x52, R)") }
    try await listener.nextLine(of: .output) { $0.contains("(keysym 0x3f, question)") }
    try await display.click(
      .scrollDown, at: display.frame(of: window).center, count: 2)
    for _ in 1...2 {
      try await listener.nextLine(of: .output) { $0.hasPrefix("ButtonPress event") }
      try await listener.nextLine(of: .output) { $0.contains("button 5") }
    }
  }

  @Test func windowIsResizedMinimizedAndBroughtBack() async throws {
    let message = try openMessage()
    let window = try await display.window(.titled("probe"))
    try await display.resize(window, width: 400, height: 120)
    await waitUntil("the window has its new size") {
      let frame = try await display.frame(of: window)
      return frame.width == 400 && frame.height == 120
    }
    try await display.minimize(window)
    await waitUntil("the window is away") { try await !display.isVisible(window) }
    #expect(try await display.windows(.titled("probe")) == [])
    try await display.activate(window)
    #expect(try await display.isVisible(window))
    #expect(message.isRunning)
  }

  @Test func closingAsksTheProgram() async throws {
    let message = try openMessage()
    try await display.close(display.window(.titled("probe")))
    // xmessage answers the request to close with 1; it would be killed otherwise
    #expect(try await message.end().status == .exitCode(1))
  }

  @Test func windowIsFoundByItsProcess() async throws {
    let message = try openMessage()
    let window = try await display.window(.titled("probe"))
    // xmessage does not say whose window it is, so this says it in its place
    _ = try await Command(
      "xprop", "-name", "probe", "-f", "_NET_WM_PID", "32c", "-set", "_NET_WM_PID",
      "\(message.processIdentifier)", environment: display.environment
    ).run()
    #expect(try await display.window(.ofProcess(message.processIdentifier)) == window)
  }

  @Test func displaysAreIndependent() async throws {
    let other = try await VirtualDisplay.start(width: 320, height: 240)
    #expect(other.name != display.name)
    let message = try openMessage()
    _ = try await display.window(.titled("probe"))
    #expect(try await other.windows(.titled("probe")) == [])
    #expect(other.bounds == VirtualDisplay.Frame(x: 0, y: 0, width: 320, height: 240))
    #expect(message.isRunning)
  }

  /// A screen without pixels is more than Xvfb can take.
  @Test func serverThatDoesNotStartTellsWhy() async {
    let failure = await #expect(throws: VirtualDisplay.Failure.self) {
      try await VirtualDisplay.start(width: 0, height: 0)
    }
    #expect(failure?.description.hasPrefix("the X server did not start: ") == true)
    #expect(failure?.description.contains("Fatal server error") == true)
  }

  @Test func endsWithItsLastReference() async throws {
    var other: VirtualDisplay? = try await VirtualDisplay.start(width: 320, height: 240)
    let socket = try "/tmp/.X11-unix/X\(#require(other?.name.dropFirst()))"
    #expect(FileManager.default.fileExists(atPath: socket))
    other = nil
    await waitUntil("the server has removed its socket") {
      !FileManager.default.fileExists(atPath: socket)
    }
  }

  private func openMessage() throws -> RunningCommand {
    try Command(
      "xmessage", "-bg", "#2060c0", "-geometry", "300x200+100+80", "-title", "probe",
      "-buttons", "yes:7,no:8", "-default", "yes", "hello", environment: display.environment
    ).start()
  }
}

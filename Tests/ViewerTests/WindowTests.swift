import Foundation
import Pictures
import TestSupport
import Testing

/// The window under real pointer and key events; what is asserted are the colors on the screen.
@Suite(.serialized) struct WindowTests {
  @Test func pressingHoldingAndReleasingIsSeen() async throws {
    let session = try await WindowSession()
    let display = session.display
    let frame = try await session.frame()
    #expect((frame.width, frame.height) == (720, 320))
    // 240 × 70 points at 2 pixels each, in the middle
    await waitUntil("the button is at rest") { try await session.leftEdge() == 120 }
    #expect(try await !session.isPressed())

    try await display.movePointer(to: frame.center)
    try await display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    await waitUntil("the capsule has shrunk to 0.95") { try await session.leftEdge() == 132 }

    try await display.movePointer(to: frame.position(30, 30))
    await waitUntil("dragging out releases") { try await !session.isPressed() }
    await waitUntil("the capsule is back") { try await session.leftEdge() == 120 }
    try await display.movePointer(to: frame.center)
    await waitUntil("dragging back in presses") { try await session.isPressed() }

    try await display.buttonUp(.left)
    await waitUntil("the release is seen") { try await !session.isPressed() }
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    #expect(output.text.isEmpty)
  }

  /// The scene's name, the inside of the button and its edge have the only programs that a picture
  /// has to wait for; those of the press, of what glides and of the light on the rim are there by
  /// then.
  @Test func aPressWaitsForNoProgram() async throws {
    let session = try await WindowSession()
    try await session.program.nextLine { $0.contains("the programs for a press are made") }
    let frame = try await session.frame()
    try await session.display.movePointer(to: frame.center)
    try await session.display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await session.display.buttonUp(.left)
    await waitUntil("the release is seen") { try await !session.isPressed() }
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }
    let output = try await session.quit()
    #expect(
      output.errorText.contains("programs: 3 compiled while a picture waited, 0 from the cache"))
  }

  /// Seven strings are another program: until it is made, one without specialization draws them.
  @Test func anotherNumberOfStringsIsMadeBesideTheFrames() async throws {
    let session = try await WindowSession()
    try await session.program.nextLine { $0.contains("the programs for a press are made") }
    try await session.display.press("bracketright")
    try await session.program.nextLine { $0.contains("drawing without specialization") }
    try await session.program.nextLine { $0.contains("drawing with specialized programs again") }
    #expect(try await session.leftEdge() == 120)
    _ = try await session.quit()
  }

  @Test func releasingOutsideIsNoAction() async throws {
    let session = try await WindowSession()
    let frame = try await session.frame()
    try await session.display.movePointer(to: frame.center)
    try await session.display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await session.display.movePointer(to: frame.position(10, 10))
    try await session.display.buttonUp(.left)
    await waitUntil("it is released") { try await !session.isPressed() }
    let output = try await session.quit()
    #expect(!output.errorText.contains("action"))
  }

  @Test func returnPressesWhileItIsHeld() async throws {
    let session = try await WindowSession()
    try await session.display.keyDown("Return")
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await session.display.keyUp("Return")
    await waitUntil("the release is seen") { try await !session.isPressed() }
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }
    #expect(try await session.quit().status == .exitCode(0))
  }

  @Test func losingTheFocusCancelsThePress() async throws {
    let session = try await WindowSession()
    let other = try Command.harmonic(
      "--paused", environment: session.display.environment
    ).start()
    let second = try await session.display.window(.ofProcess(other.processIdentifier))
    // A window manager gives the focus to a new window, which may be after the first was activated.
    try await session.display.activate(second)
    try await session.display.activate(session.window)
    try await session.display.keyDown("Return")
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await session.display.activate(second)
    // The first window never hears of this: only the cancelling can release its button.
    try await session.display.keyUp("Return")
    try await other.terminate()
    await waitUntil("the press is cancelled") { try await !session.isPressed() }
    #expect(!session.program.text(.error).contains("action"))
  }

  @Test func keysTweakParametersAndHomeLetsThemGo() async throws {
    let session = try await WindowSession("--paused")
    let display = session.display
    let frame = try await session.frame()
    let before = try display.screenshot(of: frame)
    // 'scale' is the fifth parameter; ten coarse steps of 0.1 down end at its least, 0.2
    for _ in 0..<5 { try await display.press("Down") }
    for _ in 0..<10 { try await display.press("shift+Left") }
    // 240 · 0.2 · 2 = 96 pixels wide
    await waitUntil("the capsule is small") { try await session.leftEdge() == 360 - 48 }
    let readout = frame.position(360, 320 - 16 - 30)
    await waitUntil("the readout lies over the picture") {
      // It is there for two seconds, within which a busy machine may not look: each press brings it
      // back, and leaves the parameter at its least.
      try await display.press("shift+Left")
      return try display.pixel(at: readout) != .init(0x0F0F11)
    }
    await waitUntil("the readout fades after two seconds") {
      try display.pixel(at: readout) == .init(0x0F0F11)
    }
    try await display.press("Home")
    await waitUntil("the capsule has its own size again") {
      try await session.leftEdge() == 120
    }
    await waitUntil("everything is as it was") { try display.screenshot(of: frame) == before }
    _ = try await session.quit()
  }

  @Test func bracketsChangeTheNumberOfWaves() async throws {
    let session = try await WindowSession("--paused", "--set", "amplitude=2")
    let display = session.display
    let frame = try await session.frame()
    let six = try display.screenshot(of: frame)
    try await display.press("bracketright")
    await waitUntil("there are seven") {
      display.differs(try display.screenshot(of: frame), from: six, above: 200)
    }
    try await display.press("bracketleft")
    try await display.press("Escape")
    await waitUntil("there are six") { try display.screenshot(of: frame) == six }
    _ = try await session.quit()
  }

  @Test func pausingStopsThePictureAndSteppingMovesIt() async throws {
    let session = try await WindowSession()
    let display = session.display
    let frame = try await session.frame()
    let first = try display.screenshot(of: frame)
    await waitUntil("the strings move") { try display.screenshot(of: frame) != first }
    try await display.press("space")
    // Two looks can fall between two frames of a busy window that has not read the key yet.
    var looks = [first]
    await waitUntil("the picture stands") {
      looks.append(try display.screenshot(of: frame))
      return looks.count > 20 && looks.suffix(20).allSatisfy { $0 == looks[looks.count - 1] }
    }
    let paused = looks[looks.count - 1]
    try await display.press("period")
    await waitUntil("a step forward is seen") { try display.screenshot(of: frame) != paused }
    try await display.press("comma")
    await waitUntil("a step back leads to the same picture") {
      try display.screenshot(of: frame) == paused
    }
    try await display.press("r")
    await waitUntil("rewound, it is the frame at rest") {
      try display.screenshot(of: frame) != paused
    }
    _ = try await session.quit()
  }

  @Test func steppingBackIntoAPressAndGoingOnLeavesNothingHeld() async throws {
    // Paused, so that the clock goes from step to step however long each of them takes.
    let session = try await WindowSession("--paused")
    let display = session.display
    let frame = try await session.frame()
    try await display.movePointer(to: frame.center)
    try await display.buttonDown(.left)
    await waitUntil("the strings take color") {
      try await display.press("period")
      return try await session.isPressed()
    }
    try await display.buttonUp(.left)
    await waitUntil("it is released") {
      try await display.press("period")
      return try await !session.isPressed()
    }
    await waitUntil("stepping back leads into the press") {
      try await display.press("comma")
      return try await session.isPressed()
    }
    // The pointer moves over the button without touching it: the past stays as it was.
    try await display.movePointer(to: frame.position(350, 170))
    try await display.press("period")
    try await display.press("comma")
    #expect(try await session.isPressed())
    // A tweak begins a new history, in which nobody presses.
    try await display.press("bracketright")
    await waitUntil("nothing is held in it") { try await !session.isPressed() }
    _ = try await session.quit()
  }

  @Test func rewindingWhileTheButtonIsHeldKeepsItHeld() async throws {
    let session = try await WindowSession()
    let frame = try await session.frame()
    try await session.display.movePointer(to: frame.center)
    try await session.display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await session.display.press("r")
    try await session.display.buttonUp(.left)
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }
    _ = try await session.quit()
  }

  @Test func lettersWorkUnderCapsLock() async throws {
    let session = try await WindowSession("--paused")
    let frame = try await session.frame()
    let clean = try session.display.screenshot(of: frame)
    try await session.display.press("Caps_Lock")
    try await session.display.press("h")
    await waitUntil("the help opens") {
      try session.display.screenshot(of: frame) != clean
    }
    try await session.display.press("q")
    #expect(try await session.program.end().status == .exitCode(0))
  }

  @Test func pageDownGoesToTheNextScene() async throws {
    let session = try await WindowSession("--paused")
    let display = session.display
    let frame = try await session.frame()
    let button = try display.screenshot(of: frame)
    try await display.press("Next")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    try await display.press("Next")
    // Aurora's lower edge is teal: 00665c to 008577 in the middle, darkened by the noise
    await waitUntil("the mesh gradient fills the window") {
      let picture = try display.screenshot(of: frame)
      let row = picture.pixels[(316 * 720 + 320) * 4..<(316 * 720 + 400) * 4]
      let sum = { (channel: Int) in
        stride(from: row.startIndex + channel, to: row.endIndex, by: 4)
          .reduce(0) { $0 + Int(row[$1]) }
      }
      return sum(1) > 3 * sum(0) + 1000 && sum(2) > 2 * sum(0)
    }
    try await display.press("Prior")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    try await display.press("Prior")
    await waitUntil("the button is back, as it was") {
      try display.screenshot(of: frame) == button
    }
    _ = try await session.quit()
  }

  @Test func aMeshPointFollowsThePointer() async throws {
    let session = try await WindowSession(
      "aurora", "--set", "intensity=0", "--set", "opacity=1", "--size", "600x400")
    let display = session.display
    let frame = try await session.frame()
    // The vertex at (0.289, 0.418) is 33ff99; it is taken to (0.5, 0.6) and brings its color along.
    let target = frame.position(300, 240)
    let before = try display.pixel(at: target)
    try await display.movePointer(to: frame.position(173, 167))
    try await display.buttonDown(.left)
    try await display.movePointer(to: target)
    await waitUntil("its color is under the pointer") {
      let color = try display.pixel(at: target)
      return color != before && abs(Int(color.red) - 0x33) < 16
        && color.green > 235 && abs(Int(color.blue) - 0x99) < 24
    }
    try await display.buttonUp(.left)
    _ = try await session.quit()
  }

  @Test func thePrismsLightFollowsThePointer() async throws {
    let session = try await WindowSession(
      "prism", "--time", "5", "--size", "400x400", "--scale", "1", cornerShows: false)
    let display = session.display
    let frame = try await session.frame()
    // The beam enters at 0.55 of the height; taken near its left end and moved up by 80 points.
    await waitUntil("the beam is there") {
      try display.pixel(at: frame.position(4, 219)).red > 120
    }
    try await display.movePointer(to: frame.position(6, 219))
    try await display.buttonDown(.left)
    try await display.movePointer(to: frame.position(6, 139))
    await waitUntil("the beam has moved") {
      try display.pixel(at: frame.position(6, 139)).red > 120
        && display.pixel(at: frame.position(4, 219)).red < 40
    }
    try await display.buttonUp(.left)
    _ = try await session.quit()
  }

  @Test func resizingDrawsTheCanvasAfresh() async throws {
    let session = try await WindowSession("--paused")
    try await session.display.resize(session.window, width: 1080, height: 480)
    // fitted: 1080 / 360 = 3 pixels per point
    await waitUntil("the button has grown with the window", equals: 180) {
      try await session.leftEdge()
    }
    try await session.display.resize(session.window, width: 1000, height: 240)
    // 240 / 160 = 1.5 pixels per point, in the middle of 1000
    await waitUntil("the smaller side decides", equals: 500 - 180) {
      try await session.leftEdge()
    }
    _ = try await session.quit()
  }

  @Test func fullScreenAndBack() async throws {
    let session = try await WindowSession("--paused")
    try await session.display.press("F11")
    await waitUntil("the window fills the screen") {
      try await session.frame() == session.display.bounds
    }
    // 1280 / 360 = 3.556 pixels per point: 640 − 120 · 3.556
    await waitUntil("the canvas fills it, too", equals: 213) { try await session.leftEdge() }
    try await session.display.press("f")
    await waitUntil("it is back") { try await session.frame().width == 720 }
    _ = try await session.quit()
  }

  @Test func aMinimisedWindowUsesNoProcessor() async throws {
    let session = try await WindowSession()
    let display = session.display
    let busy = try session.program.processorTicks()
    await waitUntil("a visible window works") { try session.program.processorTicks() > busy + 3 }
    try await display.minimize(session.window)
    await waitUntil("it is minimised") { try await !display.isVisible(session.window) }
    // Asleep: fifty looks in a row, some hundredths of a second apart, find the same time.
    var looks: [Int] = []
    await waitUntil("the program sleeps") {
      looks.append(try session.program.processorTicks())
      return looks.count > 60 && Set(looks.suffix(50)).count == 1
    }
    try await display.activate(session.window)
    let frame = try await session.frame()
    let first = try display.screenshot(of: frame)
    await waitUntil("it moves again") { try display.screenshot(of: frame) != first }
    _ = try await session.quit()
  }

  @Test func aScreenshotIsTheCanvasWithoutOverlays() async throws {
    let session = try await WindowSession("--paused", "--time", "1.5")
    let display = session.display
    let frame = try await session.frame()
    let clean = try display.screenshot(of: frame)
    try await display.press("h")
    await waitUntil("the help is open") { try display.screenshot(of: frame) != clean }
    try await display.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let path = String(line.dropFirst("harmonic: wrote ".count))
    #expect(path.hasPrefix("\(session.home.path)/Pictures/Harmonic/button "))
    let picture = try Picture(contentsOf: path)
    #expect((picture.width, picture.height) == (720, 320))
    let differences = zip(picture.pixels, clean.pixels).map { abs(Int($0) - Int($1)) }
    // A window's pixels have another layout than a picture's, and the driver rounds on the way: 15
    // bytes by 1.
    let outliers = differences.count { $0 > 0 }
    #expect(differences.max() ?? 0 <= 1 && outliers <= 100)
    #expect(
      picture.text.contains {
        $0.key == "harmonic:arguments" && $0.value.split(separator: " ").first == "button"
      })
    try await display.press("F12")
    let second = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    #expect(second != line)
    try await display.press("Escape")
    await waitUntil("Escape closes the overlays first") {
      try display.screenshot(of: frame) == clean
    }
    try await display.press("Escape")
    #expect(try await session.program.end().status == .exitCode(0))
  }

  @Test func closingTheWindowIsDone() async throws {
    let session = try await WindowSession()
    try await session.display.close(session.window)
    #expect(try await session.program.end().status == .exitCode(0))
  }

  @Test func anInterruptEndsInGoodOrder() async throws {
    let session = try await WindowSession()
    session.program.send(SIGINT)
    #expect(try await session.program.end().status == .exitCode(130))
  }

  /// As in a frame that takes the driver seconds: the window waits for an answer of the display
  /// server that never comes.
  @Test(arguments: [SIGTERM, SIGHUP])
  func anInterruptEndsAWindowThatWaits(signal: Int32) async throws {
    let session = try await WindowSession("button", "--size", "240x120")
    let width = try await session.frame().width
    try await session.display.press("Tab")
    await waitUntil("the inspector is open") { try await session.frame().width > width }
    session.display.setStopped(true)
    defer { session.display.setStopped(false) }
    session.program.send(signal)
    #expect(try await session.program.end().status == .exitCode(130))
    let state = try String(
      contentsOf: session.home.appending(path: WindowSession.stateFile), encoding: .utf8)
    #expect(state.contains("\"isInspectorOpen\": true"), "\(state)")
  }

  /// Keys that are pressed before a window is minimized are read after it.
  @Test func aWindowThatIsMinimizedWhileItOpensTheInspectorAnswers() async throws {
    let session = try await WindowSession("button", "--size", "240x120")
    session.program.send(SIGSTOP)
    try await session.display.press("Tab")
    try await session.display.minimize(session.window)
    for step in 0..<20 {
      try await session.display.movePointer(to: .init(x: 10 + step, y: 10))
    }
    session.program.send(SIGCONT)
    try await session.display.press("Escape")
    try await session.display.activate(session.window)
    try await session.display.press("q")
    #expect(try await session.program.end().status == .exitCode(0))
  }
}

extension VirtualDisplay {
  /// Whether more than `count` channels of two pictures differ clearly.
  func differs(_ a: Picture, from b: Picture, above count: Int) -> Bool {
    zip(a.pixels, b.pixels).count { abs(Int($0) - Int($1)) > 24 } > count
  }
}

extension RunningCommand {
  /// Processor time the program has used so far, in ticks of the system's clock.
  func processorTicks() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8)
    // Fields 14 and 15, counted behind the name in parentheses: user and system time
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
  }
}

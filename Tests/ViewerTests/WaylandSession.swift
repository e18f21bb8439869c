import Foundation
import TestSupport
import Testing

/// The built program in a real window of a Wayland compositor.
struct WaylandSession {
  let display: WaylandDisplay
  let program: RunningCommand
  /// Home of the program: its pictures land here.
  let home: URL

  /// Opens the window and waits until its scene is on the screen.
  ///
  /// - Parameter width: Points of the compositor's screen, as `height`.
  init(
    _ arguments: String..., width: Int = 1000, height: Int = 700, scale: Int = 1,
    secondsUntilIdle: Int? = nil, environment own: [String: String?] = [:]
  ) async throws {
    display = try await WaylandDisplay.start(
      width: width, height: height, scale: scale, secondsUntilIdle: secondsUntilIdle)
    home = try WindowSession.makeHome()
    var environment = try display.environment()
    environment["HOME"] = home.path
    for name in ["STATE", "CONFIG", "CACHE", "DATA"] {
      environment["XDG_\(name)_HOME"] = .some(nil)
    }
    environment.merge(own) { $1 }
    var command = try Command.harmonic(environment: environment)
    command.arguments = arguments
    program = try command.start()
    let display = display
    await waitUntil("the window shows its background") {
      // A busy machine takes longer than the screen stays awake.
      if secondsUntilIdle != nil { try await display.keepAwake() }
      return try display.frame(bordered: Self.background).width > 100
    }
  }

  private static let background = VirtualDisplay.Color(0x0F0F11)

  /// Where the window's content is, which the scene borders with its background.
  func frame() throws -> VirtualDisplay.Frame { try display.frame(bordered: Self.background) }

  /// Waits until the content has this many pixels, and returns where it is: a window learns from
  /// its compositor how many there are for a point, after its first frame.
  func frame(width: Int, height: Int) async throws -> VirtualDisplay.Frame {
    // The one that was waited for: a read may meet a picture that is half drawn.
    var last = try frame()
    await waitUntil("the window has its size", equals: [width, height]) {
      last = try frame()
      return [last.width, last.height]
    }
    return last
  }

  /// The pixels from the content's left edge to the first one, on the middle row, that is brighter
  /// than the background.
  func leftEdge() throws -> Int? {
    let frame = try frame()
    let row = try display.screen.screenshot(
      of: .init(x: frame.x, y: frame.y + frame.height / 2, width: frame.width, height: 1))
    return (0..<row.width).first { row.pixels[$0 * 4] > 60 }
  }

  /// Whether the strings have color now: only a pressed button has.
  func isPressed() throws -> Bool {
    let center = try frame().center
    let part = try display.screen.screenshot(
      of: .init(x: center.x - 60, y: center.y - 60, width: 120, height: 120))
    return stride(from: 0, to: part.pixels.count, by: 4).contains { start in
      let (red, green, blue) = (
        Int(part.pixels[start]), Int(part.pixels[start + 1]), Int(part.pixels[start + 2])
      )
      return abs(red - green) > 60 && abs(red - blue) > 60
    }
  }

  /// Quits with `q` and returns what the program said.
  func quit() async throws -> Command.Output {
    try await waitUntil(
      "the program ends", holds: { !program.isRunning },
      pressing: { try await display.screen.press("q") })
    return try await program.end()
  }
}

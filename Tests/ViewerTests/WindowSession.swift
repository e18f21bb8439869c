import Foundation
import TestSupport
import Testing

/// The built program in a real window on a display of its own.
struct WindowSession {
  let display: VirtualDisplay
  let program: RunningCommand
  let window: VirtualDisplay.Window
  /// Home of the program: its pictures land here.
  let home: URL

  /// Opens the window and waits until its scene is on the screen.
  ///
  /// - Parameter cornerShows: Whether the scene leaves the background's color in the window's
  ///   corner.
  init(
    _ arguments: String..., width: Int = 1280, height: Int = 800, cornerShows: Bool = true
  ) async throws {
    try await self.init(arguments, width: width, height: height, cornerShows: cornerShows)
  }

  /// - Parameters:
  ///   - home: A home folder to use again; a new one has seen the message of the first start.
  init(
    _ arguments: [String], width: Int = 1280, height: Int = 800, cornerShows: Bool = true,
    home: URL? = nil, environment own: [String: String?] = [:]
  ) async throws {
    display = try await VirtualDisplay.start(width: width, height: height)
    self.home = try home ?? Self.makeHome()
    var environment = display.environment
    environment["HOME"] = self.home.path
    environment["XDG_STATE_HOME"] = nil as String?
    environment["XDG_CONFIG_HOME"] = nil as String?
    environment["XDG_CACHE_HOME"] = nil as String?
    environment["XDG_DATA_HOME"] = nil as String?
    environment.merge(own) { $1 }
    var command = try Command.harmonic("--verbose", environment: environment)
    command.arguments += arguments
    program = try command.start()
    window = try await display.window(.ofProcess(program.processIdentifier))
    try await display.activate(window)
    let frame = try await display.frame(of: window)
    let (display, program) = (display, program)
    // The background and the scene's name are there before the scene is.
    await waitUntil("the scene is drawn") {
      program.text(.error).contains("harmonic: the first picture is shown\n")
    }
    if cornerShows {
      await waitUntil("the window shows its background") {
        try display.pixel(at: frame.position(1, 1)) == .init(0x0F0F11)
      }
    }
  }

  /// Where the program stores what it finds again, below the home folder.
  static let stateFile = ".local/state/harmonic/state.json"

  /// Makes a home folder.
  ///
  /// - Parameter state: What the last run left; `nil` for a first start.
  static func makeHome(state: String? = #"{"version": 1, "hasShownKeys": true}"#) throws -> URL {
    let home = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-\(UUID().uuidString)")
    let file = home.appending(path: stateFile)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try state?.write(to: file, atomically: true, encoding: .utf8)
    return home
  }

  func frame() async throws -> VirtualDisplay.Frame { try await display.frame(of: window) }

  /// Whether the strings have color now: only a pressed button has.
  func isPressed() async throws -> Bool {
    let picture = try display.screenshot(of: try await frame())
    return stride(from: 0, to: picture.pixels.count, by: 4).contains { start in
      let red = Int(picture.pixels[start])
      let green = Int(picture.pixels[start + 1])
      let blue = Int(picture.pixels[start + 2])
      return abs(red - green) > 60 && abs(red - blue) > 60
    }
  }

  /// Leftmost pixel, in pixels of the window, that is brighter than the background on the middle
  /// row.
  func leftEdge() async throws -> Int? {
    let frame = try await frame()
    let row = try display.screenshot(
      of: .init(x: frame.x, y: frame.y + frame.height / 2, width: frame.width, height: 1))
    return (0..<row.width).first { row.pixels[$0 * 4] > 60 }
  }

  /// Clicks the button of a message, whose label is all that is teal in a part of the window.
  ///
  /// - Parameter part: Returns that part, in pixels of the display.
  func clickButtonOfMessage(
    in part: (VirtualDisplay.Frame) -> VirtualDisplay.Frame = { $0 }
  ) async throws {
    var button: VirtualDisplay.Position?
    await waitUntil("the message has its button") {
      let part = part(try await frame())
      let pixels = try display.screenshot(of: part).pixels
      let teal = (0..<part.width * part.height).filter { index in
        let (red, blue) = (Int(pixels[index * 4]), Int(pixels[index * 4 + 2]))
        return blue > 150 && blue - red > 50
      }
      guard teal.count > 4 else { return false }
      button = part.position(teal[0] % part.width, teal[0] / part.width)
      return true
    }
    try await display.click(.left, at: try #require(button))
  }

  /// Quits with `q` and returns what the program said.
  func quit() async throws -> Command.Output {
    try await waitUntil(
      "the program ends", holds: { !program.isRunning },
      pressing: { try await display.press("q") })
    return try await program.end()
  }
}

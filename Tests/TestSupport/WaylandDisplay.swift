/// A Wayland screen of its own for a test: a compositor in a window of a virtual display, which
/// gives it real events and shows its pixels.
///
///     let display = try await WaylandDisplay.start(width: 1000, height: 700, scale: 2)
///     let viewer = try Command.harmonic("button", environment: display.environment()).start()
///     let frame = try display.frame(bordered: background)
///     try await display.screen.click(.left, at: frame.center)
///
/// Places are pixels of the virtual display. Nobody outside knows where a Wayland window is: it is
/// looked for by its color.
package final class WaylandDisplay: Sendable {
  /// Where events go in and pixels come out.
  package let screen: VirtualDisplay
  /// The compositor's screen.
  package let bounds: VirtualDisplay.Frame
  package let compositor: Weston

  /// Starts a compositor and returns when its desktop can be seen.
  ///
  /// - Parameters:
  ///   - width: Points, as `height`.
  ///   - scale: Pixels per point.
  ///   - secondsUntilIdle: When its screen goes to sleep without input; `nil` if never.
  package static func start(
    width: Int, height: Int, scale: Int = 1, secondsUntilIdle: Int? = nil
  ) async throws -> WaylandDisplay {
    // Room for the title that X11's window manager gives the compositor's window
    let screen = try await VirtualDisplay.start(
      width: width * scale + 60, height: height * scale + 80)
    let compositor = try await Weston.start(
      .window(on: screen, width: width, height: height, scale: scale),
      secondsUntilIdle: secondsUntilIdle)
    let window = try await screen.window(.ofClass("Weston"))
    try await screen.activate(window)
    var bounds: VirtualDisplay.Frame?
    _ = try await poll {
      let frame = try await screen.frame(of: window)
      bounds = frame
      return try screen.pixel(at: frame.center) == Weston.desktopColor
    }
    guard let bounds, bounds.width == width * scale, bounds.height == height * scale else {
      throw VirtualDisplay.Failure(
        "weston's screen is \(bounds?.description ?? "nowhere") on \(screen.name)")
    }
    return WaylandDisplay(screen: screen, bounds: bounds, compositor: compositor)
  }

  private init(screen: VirtualDisplay, bounds: VirtualDisplay.Frame, compositor: Weston) {
    self.screen = screen
    self.bounds = bounds
    self.compositor = compositor
  }

  /// Returns the environment variables that make a program open its windows here, and nowhere else.
  package func environment() throws -> [String: String?] {
    screen.environment.merging(try compositor.environment()) { $1 }
  }

  /// Moves the pointer a little in a corner, so that the screen does not go to sleep.
  package func keepAwake() async throws { try await movePointer(to: bounds.position(10, 10)) }

  /// Moves the pointer, no button of which is down, from outside of the compositor's window: Weston
  /// takes its place from X11 only when it comes in, and adds up steps after that.
  ///
  /// In two steps: GLFW does not tell where a pointer has come onto a window, only where it goes
  /// from there.
  package func movePointer(to position: VirtualDisplay.Position) async throws {
    try await screen.movePointer(to: .init(x: 0, y: 0))
    try await screen.movePointer(to: .init(x: position.x - 1, y: position.y))
    try await screen.movePointer(to: position)
  }

  /// Where the content of a window is that shows `color` along its whole border.
  package func frame(bordered color: VirtualDisplay.Color) throws -> VirtualDisplay.Frame {
    for y in stride(from: bounds.y, to: bounds.y + bounds.height, by: 40) {
      let row = try places(
        of: color, in: .init(x: bounds.x, y: y, width: bounds.width, height: 1))
      // The pointer may have some pixels of that color, too.
      guard let left = row.first, let right = row.last, row.count > 40 else { continue }
      let column = try places(
        of: color,
        in: .init(x: bounds.x + left, y: bounds.y, width: 1, height: bounds.height))
      guard let top = column.first, let bottom = column.last else { continue }
      return VirtualDisplay.Frame(
        x: bounds.x + left, y: bounds.y + top, width: right - left + 1, height: bottom - top + 1)
    }
    throw VirtualDisplay.Failure("nothing on \(screen.name) is bordered with \(color)")
  }

  /// Returns which pixels of a row or a column have a color.
  private func places(
    of color: VirtualDisplay.Color, in line: VirtualDisplay.Frame
  ) throws -> [Int] {
    let pixels = try screen.screenshot(of: line).pixels
    return (0..<pixels.count / 4).filter { index in
      pixels[index * 4] == color.red && pixels[index * 4 + 1] == color.green
        && pixels[index * 4 + 2] == color.blue
    }
  }

  /// The text on the clipboard.
  package func clipboard() async throws -> String {
    try VirtualDisplay.require("wl-paste", package: "wl-clipboard")
    return try await Command("wl-paste", "--no-newline", environment: environment())
      .run().text
  }

  /// Puts a text on the clipboard, as a program does in which it is copied.
  ///
  /// - Returns: The program that holds it there.
  package func copy(_ text: String) async throws -> RunningCommand {
    try VirtualDisplay.require("wl-copy", package: "wl-clipboard")
    let holder = try Command("wl-copy", "--foreground", text, environment: environment()).start()
    let isThere = try await poll { try await clipboard() == text }
    guard isThere else {
      throw VirtualDisplay.Failure("the text is not on the clipboard: \(holder.text(.error))")
    }
    return holder
  }
}

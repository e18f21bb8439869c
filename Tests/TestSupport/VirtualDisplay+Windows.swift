import Foundation

extension VirtualDisplay {
  /// A window, by X11's number.
  package struct Window: Equatable, Sendable, CustomStringConvertible {
    let identifier: Int

    package var description: String { "window \(identifier)" }
    /// X11's number, as programs take it.
    package var number: String { "\(identifier)" }
  }

  /// How to tell the window that is looked for.
  package enum Search: Sendable {
    /// The title contains this, in whatever case.
    case titled(String)
    /// The program's class in X11 contains this, in whatever case.
    case ofClass(String)
    /// The window says that it belongs to this process.
    case ofProcess(Int32)

    var arguments: [String] {
      switch self {
      case .titled(let text): ["--name", NSRegularExpression.escapedPattern(for: text)]
      case .ofClass(let text): ["--class", NSRegularExpression.escapedPattern(for: text)]
      case .ofProcess(let process): ["--pid", "\(process)"]
      }
    }
  }

  /// Waits for a window that can be seen.
  package func window(_ search: Search, timeLimit: Duration = .seconds(30)) async throws -> Window {
    var found: Window?
    _ = try await poll(upTo: timeLimit) {
      found = try await windows(search).first
      return found != nil
    }
    guard let found else {
      throw Failure("no window \(search) has come up on \(name) within \(timeLimit.granted())")
    }
    return found
  }

  /// The windows that can be seen now.
  package func windows(_ search: Search) async throws -> [Window] {
    let output = try await look(
      "xdotool", ["search", "--onlyvisible"] + search.arguments, package: "xdotool")
    // A window that goes away during the search ends it with "BadWindow".
    let complaint = output.errorText
    guard complaint.isEmpty || complaint.contains("BadWindow") else { throw Failure(complaint) }
    return output.text.split(separator: "\n").compactMap { Int($0) }.map(Window.init)
  }

  /// Where the content of a window is on the screen, without its title and border.
  package func frame(of window: Window) async throws -> Frame {
    let facts = try await facts(about: window)
    func number(_ name: String) throws -> Int {
      guard let value = facts[name].flatMap({ Int($0) }) else {
        throw Failure("xwininfo does not tell the '\(name)' of \(window)")
      }
      return value
    }
    return try Frame(
      x: number("Absolute upper-left X"), y: number("Absolute upper-left Y"),
      width: number("Width"), height: number("Height"))
  }

  /// What the window's title bar says.
  package func title(of window: Window) async throws -> String {
    let output = try await look("xdotool", ["getwindowname", window.number], package: "xdotool")
    guard output.status == .exitCode(0) else {
      throw Failure("\(window) has no title: \(output.errorText)")
    }
    return output.text.trimmingCharacters(in: .newlines)
  }

  /// Whether a window is open and not minimized.
  package func isVisible(_ window: Window) async throws -> Bool {
    try await facts(about: window)["Map State"] == "IsViewable"
  }

  /// The window that the keys go to.
  package func activeWindow() async throws -> Window? {
    let output = try await look("xdotool", ["getactivewindow"], package: "xdotool")
    return Int(output.text.trimmingCharacters(in: .newlines)).map(Window.init)
  }

  /// Asks for another size of a window's content; see ``frame(of:)`` for what became of it.
  package func resize(_ window: Window, width: Int, height: Int) async throws {
    try await xdotool(["windowsize", "\(window.identifier)", "\(width)", "\(height)"])
  }

  /// Asks for a window to be minimized; see ``isVisible(_:)``.
  package func minimize(_ window: Window) async throws {
    try await xdotool(["windowminimize", "\(window.identifier)"])
  }

  /// Brings a window back and to the front, and waits until it has the focus.
  package func activate(_ window: Window) async throws {
    try await xdotool(["windowactivate", "\(window.identifier)"])
    var active: Window?
    let isActive = try await poll(upTo: .seconds(20)) {
      active = try await activeWindow()
      return active == window
    }
    guard isActive else {
      throw Failure("\(window) did not get the focus; \(active?.description ?? "no window") has it")
    }
  }

  /// Asks a window to close, as its close button does.
  package func close(_ window: Window) async throws {
    try await activate(window)
    try await press("alt+F4")
  }

  /// What xwininfo says of a window: "  Width: 300" and the like.
  private func facts(about window: Window) async throws -> [String: String] {
    let output = try await look(
      "xwininfo", ["-id", "\(window.identifier)"], package: "x11-utils")
    guard output.status == .exitCode(0) else {
      throw Failure("cannot look at \(window): \(output.errorText)")
    }
    return output.text.split(separator: "\n").reduce(into: [:]) { facts, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      facts[parts[0].trimmingCharacters(in: .whitespaces)] =
        parts[1].trimmingCharacters(in: .whitespaces)
    }
  }
}

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

    func matches(_ window: XConnection.Window, on server: XConnection) -> Bool {
      switch self {
      case .titled(let text):
        server.title(of: window)?.range(of: text, options: .caseInsensitive) != nil
      case .ofClass(let text):
        server.property("WM_CLASS", of: window).map {
          String(decoding: $0, as: UTF8.self).range(of: text, options: .caseInsensitive) != nil
        } ?? false
      case .ofProcess(let process):
        server.number("_NET_WM_PID", of: window) == UInt32(process)
      }
    }
  }

  /// Waits for a window that can be seen.
  package func window(_ search: Search) async throws -> Window {
    var found: Window?
    _ = try await poll {
      found = try await windows(search).first
      return found != nil
    }
    guard let found else {
      throw Failure("no window \(search) has come up on \(name) within \(patience.granted())")
    }
    return found
  }

  /// The windows that can be seen now.
  package func windows(_ search: Search) async throws -> [Window] {
    server.windows(in: server.root)
      .filter { server.isViewable($0) == true && search.matches($0, on: server) }
      .map { Window(identifier: Int($0)) }
  }

  /// Sides of a window's icons in pixels, in its order; empty for a window without one.
  package func iconSides(of window: Window) async throws -> [Int] {
    let words = (server.property("_NET_WM_ICON", of: window.x11) ?? []).withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map {
        Int(bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
      }
    }
    var sides: [Int] = []
    var place = 0
    while place + 1 < words.count {
      sides.append(words[place])
      place += 2 + words[place] * words[place + 1]
    }
    return sides
  }

  /// Where the content of a window is on the screen, without its title and border.
  package func frame(of window: Window) async throws -> Frame {
    guard let frame = server.frame(of: window.x11) else { throw Failure("\(window) is not there") }
    return Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Returns the text in the window's title bar.
  package func title(of window: Window) async throws -> String {
    guard let title = server.title(of: window.x11) else {
      throw Failure("\(window) has no title")
    }
    return title
  }

  /// Whether a window is open and not minimized.
  package func isVisible(_ window: Window) async throws -> Bool {
    guard let isViewable = server.isViewable(window.x11) else {
      throw Failure("\(window) is not there")
    }
    return isViewable
  }

  /// The window that the keys go to.
  package func activeWindow() async throws -> Window? {
    server.number("_NET_ACTIVE_WINDOW", of: server.root)
      .flatMap { $0 == 0 ? nil : Window(identifier: Int($0)) }
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
    let isActive = try await poll {
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
}

extension VirtualDisplay.Window {
  fileprivate var x11: XConnection.Window { XConnection.Window(identifier) }
}

extension XConnection {
  /// Returns the text in a window's title bar; `nil` if it has none.
  fileprivate func title(of window: Window) -> String? {
    (property("_NET_WM_NAME", of: window) ?? property("WM_NAME", of: window))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

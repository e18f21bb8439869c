import Foundation

/// A Wayland compositor of a test, as a process: its own folder for its socket, no panel, no
/// animations.
package final class Weston: Sendable {
  /// The path of its socket.
  package let socket: String

  private let process: RunningCommand
  private let folder: URL

  /// Where a compositor shows its screen.
  package enum Backend: Sendable {
    /// In a window of this size in points. Keyboard and pointer are those of the display.
    case window(on: VirtualDisplay, width: Int, height: Int, scale: Int)
    /// Nowhere; it has no seat, which is what Wayland calls keyboard and pointer together.
    case headless
  }

  /// Starts a compositor and returns when programs can connect to it.
  ///
  /// - Parameter secondsUntilIdle: When its screen goes to sleep without input; `nil` if never.
  package static func start(
    _ backend: Backend, secondsUntilIdle: Int? = nil
  ) async throws -> Weston {
    try VirtualDisplay.require("weston", package: "weston")
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-weston-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let settings = folder.appending(path: "weston.ini")
    try Self.settings.write(to: settings, atomically: true, encoding: .utf8)
    var environment: [String: String?] = [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "WAYLAND_SOCKET": nil, "XDG_RUNTIME_DIR": folder.path,
    ]
    // Weston 10 is that of Debian 12.
    let version = try await version()
    var words = ["--config=\(settings.path)", "--socket=\(Self.name)", "--use-pixman"]
    words.append("--idle-time=\(secondsUntilIdle ?? 0)")
    let suffix = version < 12 ? "-backend.so" : ""
    switch backend {
    case .window(let display, let width, let height, let scale):
      environment.merge(display.environment) { $1 }
      words += [
        "--backend=x11\(suffix)", "--width=\(width)", "--height=\(height)", "--scale=\(scale)",
      ]
    case .headless: words.append("--backend=headless\(suffix)")
    }
    var command = Command("weston", environment: environment)
    command.arguments = words
    let process = try command.start()
    let socket = folder.appending(path: Self.name).path
    let listens = await poll { isListening(at: socket) }
    guard listens else {
      throw VirtualDisplay.Failure("weston did not start: \(process.text(.error).suffix(4000))")
    }
    return Weston(socket: socket, process: process, folder: folder)
  }

  /// Whether a process accepts connections at a socket. Its file is there a moment before that.
  private static func isListening(at socket: String) -> Bool {
    guard let sockets = fopen("/proc/net/unix", "r") else { return false }
    var (line, room): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer {
      free(line)
      fclose(sockets)
    }
    // `Data(contentsOf:)` reads the first part of such a file alone.
    while getline(&line, &room, sockets) >= 0, let text = line.map({ String(cString: $0) }) {
      // The flag is `__SO_ACCEPTCON`.
      if text.hasSuffix(" \(socket)\n"), text.contains(" 00010000 ") { return true }
    }
    return false
  }

  private init(socket: String, process: RunningCommand, folder: URL) {
    self.socket = socket
    self.process = process
    self.folder = folder
  }

  deinit {
    process.send(SIGTERM)
    try? FileManager.default.removeItem(at: folder)  // a leftover in /tmp fails no test
  }

  /// Ends it at once, as a crash does.
  package func kill() { process.send(SIGKILL) }

  /// Returns the environment variables that make a program open its windows here, and nowhere else.
  package func environment() throws -> [String: String?] {
    var environment: [String: String?] = [
      "DISPLAY": nil, "XAUTHORITY": nil, "WAYLAND_SOCKET": nil, "DESKTOP_STARTUP_ID": nil,
      "XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": Self.name, "XDG_RUNTIME_DIR": folder.path,
    ]
    if let libraries = try WaylandGLFW.folder() {
      let others = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? ""
      environment["LD_LIBRARY_PATH"] = libraries + others
    }
    return environment
  }

  /// The color of the desktop behind all windows.
  package static let desktopColor = VirtualDisplay.Color(0x204060)

  private static let name = "wayland-test"

  private static let settings = """
    [shell]
    background-color=0xff204060
    panel-position=none
    locking=false
    animation=none
    startup-animation=none
    close-animation=none
    focus-animation=none
    """

  private static func version() async throws -> Int {
    let text = try await Command("weston", "--version").run().text  // "weston 10.0.1"
    guard let major = text.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) else {
      throw VirtualDisplay.Failure("weston does not tell its version: \(text)")
    }
    return major
  }
}

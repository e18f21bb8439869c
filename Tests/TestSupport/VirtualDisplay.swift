import Foundation
package import Pictures

/// A screen of its own for a test: a real X server with a window manager, real events in, the
/// pixels out.
///
///     let display = try await VirtualDisplay.start()
///     let viewer = try Command.harmonic("button", environment: display.environment).start()
///     let window = try await display.window(.titled("harmonic"))
///     try await display.click(.left, at: display.frame(of: window).center)
///     await waitUntil("the string glows") { try display.pixel(at: there) == .init(0xFFFFFF) }
///
/// Displays know nothing of each other, so suites may run side by side; a suite that opens windows
/// is best `.serialized` all the same, for each of them draws in software. Keep the display in a
/// property of the suite: it ends with the last reference to it.
///
/// The pointer is never drawn, and the window manager leaves all keys to the windows except Alt-F4.
package final class VirtualDisplay: Sendable {
  /// As `DISPLAY` has it, ":99".
  package let name: String
  /// All of the screen.
  package let bounds: Frame

  private let stateFolder: String
  private let screen: FramebufferFile
  private let serverProcess: RunningCommand
  /// Tells of the windows.
  let server: XConnection
  private let windowManager: RunningCommand

  /// Starts a display and returns when it takes windows.
  ///
  /// - Parameters:
  ///   - width: Pixels, as `height`.
  package static func start(width: Int = 1280, height: Int = 800) async throws -> VirtualDisplay {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = try leashed(
      "Xvfb", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-displayfd", "1",
      "-nolisten", "tcp", "-noreset", "-nocursor", folder: folder)
    let name: String
    do {
      name = ":" + (try await process.nextLine(of: .output))
    } catch {
      throw Failure("the X server did not start: \(process.text(.error))")
    }
    guard let server = XConnection(to: name) else {
      throw Failure("the X server \(name) takes no connection")
    }
    let windowManager = try await startWindowManager(on: name, settingsIn: folder)
    return VirtualDisplay(
      name: name, stateFolder: folder.appending(path: "state").path,
      screen: try FramebufferFile(path: folder.appending(path: "Xvfb_screen0").path),
      serverProcess: process, server: server, windowManager: windowManager)
  }

  private init(
    name: String, stateFolder: String, screen: consuming FramebufferFile,
    serverProcess: RunningCommand, server: XConnection, windowManager: RunningCommand
  ) {
    self.name = name
    self.stateFolder = stateFolder
    bounds = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    self.screen = screen
    self.serverProcess = serverProcess
    self.server = server
    self.windowManager = windowManager
  }

  /// Stops the server, or lets it go on: meanwhile no window gets an answer.
  package func setStopped(_ isStopped: Bool) { serverProcess.send(isStopped ? SIGSTOP : SIGCONT) }

  /// The environment variables that make a program open its windows here, and nowhere else, and
  /// store its state in a folder of the display.
  package var environment: [String: String?] {
    var environment = Self.environment(for: name)
    environment["XDG_STATE_HOME"] = stateFolder
    return environment
  }

  /// Ends the X server at once, as a crash does; its shell is left, which clears up.
  package func killServer() throws {
    let shell = serverProcess.processIdentifier
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    guard let process = children.split(separator: " ").first.flatMap({ Int32($0) }) else {
      throw Failure("the shell of the X server \(name) has no child")
    }
    kill(process, SIGKILL)
  }

  /// The color on the screen now.
  package func pixel(at position: Position) throws -> Color {
    let pixels = try screenshot(of: Frame(x: position.x, y: position.y, width: 1, height: 1)).pixels
    return Color(red: pixels[0], green: pixels[1], blue: pixels[2])
  }

  /// Returns the current contents of the screen, all of it or the part inside `frame`; opaque.
  package func screenshot(of frame: Frame? = nil) throws -> Picture {
    try screen.picture(of: frame ?? bounds)
  }

  /// Why a display cannot do what was asked.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The environment's changes for the display `name`; a desktop that the tests run on is hidden.
  private static func environment(for name: String) -> [String: String?] {
    [
      "DISPLAY": name, "WAYLAND_DISPLAY": nil, "XAUTHORITY": nil, "XDG_SESSION_TYPE": "x11",
      "DESKTOP_STARTUP_ID": nil,
    ]
  }

  private static func startWindowManager(
    on name: String, settingsIn folder: URL
  ) async throws -> RunningCommand {
    let settings = folder.appending(path: "openbox.xml")
    try windowManagerSettings.write(to: settings, atomically: true, encoding: .utf8)
    try require("openbox", package: "openbox")
    let windowManager = try Command(
      "openbox", "--config-file", settings.path, "--startup", "echo ready",
      environment: environment(for: name)
    ).start()
    try await windowManager.nextLine(of: .output) { $0 == "ready" }
    return windowManager
  }

  /// A window gets the focus when it opens or is clicked, and can be moved by its title.
  private static let windowManagerSettings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
      <theme><name>Clearlooks</name><animateIconify>no</animateIconify></theme>
      <desktops><number>1</number></desktops>
      <keyboard>
        <keybind key="A-F4"><action name="Close"/></keybind>
      </keyboard>
      <mouse>
        <context name="Titlebar">
          <mousebind button="Left" action="Drag"><action name="Move"/></mousebind>
        </context>
        <context name="Client">
          <mousebind button="Left" action="Press">
            <action name="Focus"/><action name="Raise"/>
          </mousebind>
        </context>
      </mouse>
    </openbox_config>
    """

  /// Starts a server that ends with the tests, even when they crash, and takes its folder with it:
  /// its shell waits for the end of a standard input that only the tests hold open.
  private static func leashed(
    _ server: String, _ arguments: String..., folder: URL
  ) throws -> RunningCommand {
    try require(server, package: "xvfb")
    // The shell closes its own output, so that both streams end when the server does; and it
    // outlives the signal that reaches both.
    let script = """
      folder=$1; shift
      "$@" & server=$!
      exec >&- 2>&-
      trap '' TERM
      read -r _
      kill $server
      wait $server
      rm -r "$folder"
      """
    var command = Command("sh", "-c", script, "sh", folder.path, server, input: .heldOpen)
    command.arguments += arguments
    return try command.start()
  }

  /// Throws a message that a person can act on if a program is missing.
  static func require(_ program: String, package name: String) throws {
    do {
      _ = try Command.path(of: program)
    } catch {
      throw Failure(
        """
        a virtual display needs '\(program)', of the package '\(name)', and it is not in PATH
        hint: Scripts/install-packages --tests
        """)
    }
  }
}

internal import Files
internal import Glibc

/// Lets GLFW use X11 where it cannot use Wayland; to be asked before `glfwInit`.
///
/// Delete when every supported GLFW opens a window without a seat, and tries X11 without a message
/// where Wayland has no folder for its socket.
nonisolated enum WaylandAvoidance {
  /// Chooses the window system where GLFW would choose the wrong one.
  ///
  /// - Returns: Why there is no display; `nil` if GLFW may be started.
  static func chooseSystem() -> String? {
    guard WindowSystem.isChosenAtStart else { return nil }
    if let reason = avoidCompositorWithoutSeat() { return reason }
    avoidMissingFolder()
    return nil
  }

  /// Avoids a compositor that would make GLFW crash.
  ///
  /// - Returns: Why there is no display, if there is no X11.
  private static func avoidCompositorWithoutSeat() -> String? {
    guard let compositor = WaylandCompositor(environment: environmentPath), compositor.lacksSeat
    else { return nil }
    guard environmentPath("DISPLAY") != nil else {
      return "the Wayland compositor '\(compositor.name)' has no seat: no keyboard, no pointer"
    }
    WindowSystem.chooseX11()
    return nil
  }

  /// Without a folder for its socket there is no compositor to connect to; Wayland's library would
  /// complain about that on standard error before GLFW tries X11.
  private static func avoidMissingFolder() {
    let variables = ["XDG_RUNTIME_DIR", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
    if variables.allSatisfy({ getenv($0) == nil }) { WindowSystem.chooseX11() }
  }
}

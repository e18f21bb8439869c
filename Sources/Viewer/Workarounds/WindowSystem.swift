internal import CGLFW
internal import Glibc

/// The window system that GLFW has connected to.
///
/// GLFW 3.4 chooses one when it starts; GLFW 3.3 is built for one. What only 3.4 has is looked up
/// while the program runs, so that it builds and runs with both.
///
/// Delete the lookups and the numbers when GLFW 3.4 is required.
nonisolated enum WindowSystem {
  case x11
  /// Windows have no position there that a program could read or set, no icon of their own, and
  /// cannot take the focus.
  case wayland

  /// To be read after `glfwInit`.
  static var current: WindowSystem {
    typealias GetPlatform = @convention(c) () -> Int32
    if let address = dlsym(nil, "glfwGetPlatform") {
      return unsafeBitCast(address, to: GetPlatform.self)() == waylandPlatform ? .wayland : .x11
    }
    return dlsym(nil, "glfwGetWaylandWindow") == nil ? .x11 : .wayland
  }

  /// Whether GLFW chooses when it starts, and has what came with that.
  static var isChosenAtStart: Bool { dlsym(nil, "glfwGetPlatform") != nil }

  /// Lets GLFW 3.4 use X11, whatever it would choose; to be called before `glfwInit`.
  static func chooseX11() { glfwInitHint(platformHint, x11Platform) }

  /// Gives the windows that are made next the name of the desktop entry: the desktop shows its
  /// icon for them, and sorts them together.
  func setProgramName(_ name: String) {
    switch self {
    case .x11:
      glfwWindowHintString(GLFW_X11_CLASS_NAME, name)
      glfwWindowHintString(GLFW_X11_INSTANCE_NAME, name)
    case .wayland:
      if Self.isChosenAtStart { glfwWindowHintString(Self.applicationHint, name) }
    }
  }

  // The header of GLFW 3.3 does not have them: GLFW_PLATFORM, GLFW_PLATFORM_WAYLAND,
  // GLFW_PLATFORM_X11, GLFW_WAYLAND_APP_ID.
  private static let platformHint: Int32 = 0x0005_0003
  private static let waylandPlatform: Int32 = 0x0006_0003
  private static let x11Platform: Int32 = 0x0006_0004
  private static let applicationHint: Int32 = 0x0002_6001
}

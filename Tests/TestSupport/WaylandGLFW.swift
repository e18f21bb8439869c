import Foundation

/// The GLFW that opens windows under Wayland, for the programs that tests start.
///
/// From 3.4 on it is the one that is installed. Before, as on Debian 12, that one is for X11 alone,
/// and `Scripts/install-packages --tests` unpacks the one for Wayland, which cannot be installed
/// beside it.
package enum WaylandGLFW {
  /// Returns the folder to look for libraries in first; `nil` where the installed GLFW does.
  static func folder() throws -> String? {
    guard !isInstalled else { return nil }
    let unpacked = TestFile(path: #filePath).packageFolder
      .appending(path: ".build/wayland-glfw/usr/lib")
    let folders = try? FileManager.default.contentsOfDirectory(atPath: unpacked.path)
    // Debian names it after the machine: "x86_64-linux-gnu".
    guard let folder = folders?.first else {
      throw VirtualDisplay.Failure(
        """
        the GLFW that is installed has no Wayland, and there is none in \(unpacked.path)
        hint: Scripts/install-packages --tests
        """)
    }
    return unpacked.appending(path: folder).path
  }

  /// Whether the installed GLFW has Wayland.
  package static var isInstalled: Bool {
    guard let library = dlopen("libglfw.so.3", RTLD_LAZY) else { return false }
    defer { dlclose(library) }
    return dlsym(library, "glfwGetWaylandWindow") != nil
  }
}

internal import Glibc

/// The characters that a key has in all layouts between which the user switches; GLFW gives the one
/// of the present layout alone.
///
/// Source: X Keyboard Extension, `XkbKeycodeToKeysym`; key symbols below 0x100 are Latin-1. Only
/// under X11: Wayland's layouts are known to GLFW alone, and the key's place decides.
///
/// Delete when GLFW gives the characters of other layouts.
nonisolated enum KeyboardGroups {
  private typealias Symbol = @convention(c) (OpaquePointer, UInt8, UInt32, UInt32) -> UInt
  private typealias GetDisplay = @convention(c) () -> OpaquePointer?

  private static let symbol = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD)
    .flatMap { dlsym($0, "XkbKeycodeToKeysym") }
    .map { unsafeBitCast($0, to: Symbol.self) }

  /// Layouts that X11 has at most.
  private static let limit: UInt32 = 4

  /// Returns the Latin character of a key without modifiers in the first layout that has one;
  /// `nil` if none has, or if that is not known.
  static func latinCharacter(ofKey scancode: Int32) -> Character? {
    guard WindowSystem.current == .x11, let symbol, let code = UInt8(exactly: scancode),
      let display = dlsym(nil, "glfwGetX11Display").flatMap({
        unsafeBitCast($0, to: GetDisplay.self)()
      })
    else { return nil }
    for group in 0..<limit {
      let value = symbol(display, code, group, 0)
      guard (0x21...0xFF).contains(value), let scalar = Unicode.Scalar(UInt32(value)) else {
        continue
      }
      return Character(scalar)
    }
    return nil
  }
}

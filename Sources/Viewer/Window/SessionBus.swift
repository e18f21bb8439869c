internal import CPortal
internal import Files
internal import Glibc

/// The bus on which the desktop's programs reach each other.
nonisolated enum SessionBus {
  /// The desktop's portal, and the object that answers for it.
  static let portal = "org.freedesktop.portal.Desktop"
  static let portalPath = "/org/freedesktop/portal/desktop"

  /// Returns the session's bus; the caller owns a reference. None is started: `nil` if there is
  /// none.
  static func connection() -> OpaquePointer? {
    let address = getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) } ?? ""
    let folder = environmentPath("XDG_RUNTIME_DIR") ?? ""
    guard !address.isEmpty || (!folder.isEmpty && access("\(folder)/bus".onDisk, R_OK) == 0) else {
      return nil
    }
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    // Else GLib ends the program when the bus ends, by a SIGTERM to itself.
    g_dbus_connection_set_exit_on_close(bus, 0)
    return bus
  }
}

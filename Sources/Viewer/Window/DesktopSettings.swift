internal import CPortal

/// Settings of the whole desktop, read from its portal.
enum DesktopSettings {
  /// Whether the user wants less motion; `nil` where there is no portal or it has no such setting.
  ///
  /// Asks `org.freedesktop.portal.Settings` on the session's bus: the standard key first, GNOME's
  /// switch for animations after it. Takes a few milliseconds, and at most `patience` without an
  /// answer.
  static var reducesMotion: Bool? {
    guard let bus = SessionBus.connection() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    if let value = setting("org.freedesktop.appearance", "reduced-motion", on: bus) {
      defer { g_variant_unref(value) }
      if hasType(value, "u") { return g_variant_get_uint32(value) != 0 }
    }
    if let value = setting("org.gnome.desktop.interface", "enable-animations", on: bus) {
      defer { g_variant_unref(value) }
      if hasType(value, "b") { return g_variant_get_boolean(value) == 0 }
    }
    return nil
  }

  /// Milliseconds.
  private static let patience: Int32 = 150

  /// Returns a setting without the boxes around it; the caller owns it.
  private static func setting(
    _ namespace: String, _ key: String, on bus: OpaquePointer
  ) -> OpaquePointer? {
    var parts: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
    let parameters = g_variant_new_tuple(&parts, 2)
    guard
      var value = g_dbus_connection_call_sync(
        bus, SessionBus.portal, SessionBus.portalPath,
        "org.freedesktop.portal.Settings", "Read", parameters, nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, patience, nil, nil)
    else { return nil }
    // (v), and in it v once or twice
    while hasType(value, "(v)") || hasType(value, "v") {
      let inner =
        hasType(value, "v") ? g_variant_get_variant(value) : g_variant_get_child_value(value, 0)
      g_variant_unref(value)
      guard let inner else { return nil }
      value = inner
    }
    return value
  }

  private static func hasType(_ value: OpaquePointer, _ type: String) -> Bool {
    String(cString: g_variant_get_type_string(value)) == type
  }
}

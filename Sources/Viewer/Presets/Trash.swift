internal import CPortal
internal import Files

/// The desktop's trash, from which files can be taken back.
///
/// Source: freedesktop.org Trash specification 1.0, by GIO.
nonisolated enum Trash {
  /// Moves a file there.
  ///
  /// - Returns: `nil`, or the system's reason why the file stays where it is.
  static func take(_ path: String) -> String? {
    let file = g_file_new_for_path(path.onDisk)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard g_file_trash(file, nil, &error) == 0, let error else { return nil }
    defer { g_error_free(error) }
    return String(onDisk: error.pointee.message)
  }
}

internal import CPortal
internal import Dispatch
internal import Files
internal import Glibc

/// The files that were opened last, in the list that the desktop's programs share.
///
/// The desktop's file chooser shows that list as "Recent", and clearing it there clears it here. Of
/// its files, these are the ones that this program opened. Source: Desktop Bookmark Specification,
/// `$XDG_DATA_HOME/recently-used.xbel`.
nonisolated final class RecentFiles: Sendable {
  private let queue = DispatchQueue(label: "recent files", qos: .utility)
  private let folder: String

  /// Name of this program in the list.
  private static let application = "harmonic"
  /// Files that are shown.
  private static let limit = 24

  /// - Parameter folder: Where the list is; the user's folder for data if left out.
  init(folder: String = String(onDisk: g_get_user_data_dir())) { self.folder = folder }

  /// Puts files on the list, each before all others.
  ///
  /// Leaves out files that cannot be written: a missing entry must not keep a file from being
  /// shown.
  func note(_ paths: [String]) {
    queue.async { [folder, path] in
      guard let list = Self.list(at: path) else { return }
      defer { g_bookmark_file_free(list) }
      for path in paths {
        guard let path = realPath(path), let uri = g_filename_to_uri(path.onDisk, nil, nil)
        else { continue }
        defer { g_free(uri) }
        let type = g_content_type_guess(path.onDisk, nil, 0, nil)
        let mime = g_content_type_get_mime_type(type)
        // Adding sets the time at which the file was visited last.
        g_bookmark_file_set_mime_type(list, uri, mime ?? type)
        g_bookmark_file_add_application(list, uri, Self.application, "harmonic %f")
        g_free(mime)
        g_free(type)
      }
      g_mkdir_with_parents(folder.onDisk, 0o700)
      g_bookmark_file_to_file(list, path.onDisk, nil)
    }
  }

  /// Returns the files of this program that still exist, the latest first.
  func paths() -> [String] {
    queue.sync { () -> [String] in
      guard let list = Self.list(at: path) else { return [] }
      defer { g_bookmark_file_free(list) }
      guard let uris = g_bookmark_file_get_uris(list, nil) else { return [] }
      defer { g_strfreev(uris) }
      var found: [(path: String, time: Int)] = []
      var index = 0
      while let uri = uris[index] {
        index += 1
        var time: OpaquePointer?
        guard
          g_bookmark_file_get_application_info(
            list, uri, Self.application, nil, nil, &time, nil) != 0,
          let path = g_filename_from_uri(uri, nil, nil)
        else { continue }
        found.append(
          (
            String(onDisk: path),
            g_date_time_to_unix(time) * 1_000_000 + Int(g_date_time_get_microsecond(time))
          ))
        g_free(path)
      }
      return found.sorted { $0.time > $1.time }.map(\.path)
        .filter { access($0.onDisk, R_OK) == 0 }.prefix(Self.limit).map { $0 }
    }
  }

  // MARK: - The list

  private var path: String { "\(folder)/recently-used.xbel" }

  /// Returns the list, empty if there is none yet; `nil` for a file that cannot be read, which must
  /// not be written over.
  private static func list(at path: String) -> OpaquePointer? {
    guard let list = g_bookmark_file_new() else { return nil }
    guard access(path.onDisk, F_OK) == 0,
      g_bookmark_file_load_from_file(list, path.onDisk, nil) == 0
    else {
      return list
    }
    g_bookmark_file_free(list)
    return nil
  }
}

internal import Files
internal import Glibc

/// The file with what the window stores from one run to the next:
/// `$XDG_STATE_HOME/harmonic/state.json`, or the same below `~/.local/state`.
nonisolated struct StateFile: Sendable {
  let path: String

  enum Contents: Sendable, Equatable {
    case absent
    case state(RememberedState)
    /// It holds something else: half a file, say.
    case damaged
    /// `reason` is the system's own.
    case unreadable(reason: String)
  }

  /// The folder that it is in.
  var folder: String { path.folderPart }

  /// Longest file that is read, in bytes.
  private static let limit = 4 << 20

  /// - Parameter environment: Looks up an environment variable.
  /// - Returns: `nil` where neither variable is an absolute path.
  init?(environment: (String) -> String?) {
    func absolute(_ variable: String) -> String? {
      environment(variable).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    guard let folder = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    path = "\(folder)/harmonic/state.json"
  }

  func contents() -> Contents {
    guard access(path.onDisk, F_OK) == 0 || errno != ENOENT else { return .absent }
    do throws(ReadError) {
      let bytes = try readWhole(path, limit: Self.limit)
      return RememberedState(json: bytes).map { .state($0) } ?? .damaged
    } catch .tooLarge, .notAFile {
      return .damaged
    } catch {
      return .unreadable(reason: "\(error)")
    }
  }

  /// Gives a damaged file another name, beside the old one.
  ///
  /// - Returns: The new path; `nil` if it could not be renamed.
  func setAside() -> String? {
    let aside = path + ".damaged"
    return rename(path.onDisk, aside.onDisk) == 0 ? aside : nil
  }

  /// Writes what a window should leave for the next run, if that is something new.
  func store(_ state: ViewerState) throws(FileError) {
    var state = state
    let stored: RememberedState? =
      if case .state(let state) = contents() { state } else { nil }
    let new = state.stateToStore(over: stored ?? state.remembered)
    if new != stored { try write(new) }
  }

  /// Writes the whole file, or leaves it unchanged.
  func write(_ state: RememberedState) throws(FileError) {
    try makeFolder(folder)
    try writeWhole(state.json, to: path, replacing: true)
  }
}

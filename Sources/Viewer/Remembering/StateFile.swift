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

  /// Reads what the last run left; a file that is damaged is reported and set aside.
  ///
  /// - Returns: The file, `nil` where none can be written, and its contents.
  static func opened(reporting say: (String) -> Void) -> (file: StateFile?, state: RememberedState)
  {
    guard let file = StateFile(environment: environmentPath) else { return (nil, .fresh) }
    switch file.contents() {
    case .absent: return (file, RememberedState())
    case .state(let state): return (file, state)
    case .damaged:
      let aside = file.setAside()
      say("'\(file.path)' is damaged" + (aside.map { " and was renamed to '\($0)'" } ?? ""))
      return (file, .fresh)
    case .unreadable(let reason):
      say("cannot read '\(file.path)': \(reason)")
      return (nil, .fresh)
    }
  }

  /// Writes what a window should leave for the next run, if that is something new.
  ///
  /// - Parameter change: Returns that, over the present contents; `nil` if there are none.
  func store(_ change: (RememberedState?) -> RememberedState) throws(FileError) {
    let stored: RememberedState? =
      if case .state(let state) = contents() { state } else { nil }
    let new = change(stored)
    if new != stored { try write(new) }
  }

  /// Writes the whole file, or leaves it unchanged.
  func write(_ state: RememberedState) throws(FileError) {
    try makeFolder(folder)
    try writeWhole(state.json, to: path, replacing: true)
  }
}

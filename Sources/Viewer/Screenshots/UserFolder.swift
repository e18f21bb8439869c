internal import Files

/// A folder that the user has for a kind of files, as the desktop's configuration names it.
///
/// Source: XDG user directories, `user-dirs.dirs`: lines `XDG_PICTURES_DIR="$HOME/…"` or with an
/// absolute path.
nonisolated enum UserFolder: String {
  case pictures = "Pictures"
  case videos = "Videos"
  case documents = "Documents"

  private var variable: String { "XDG_\(rawValue.uppercased())_DIR" }

  /// Where the program's own files go: `Harmonic` in the user's folder.
  var ownPath: String { path(environment: environmentPath) + "/Harmonic" }

  /// Returns its path; `$HOME/Pictures`, say, where nothing is configured.
  ///
  /// - Parameter environment: Looks up an environment variable.
  func path(environment: (String) -> String?) -> String {
    let home = environment("HOME") ?? "/"
    let folder = environment("XDG_CONFIG_HOME").flatMap { $0.isAbsolutePath ? $0 : nil }
    let file = "\(folder ?? "\(home)/.config")/user-dirs.dirs"
    return Self.text(of: file).flatMap { path(in: $0, home: home) } ?? "\(home)/\(rawValue)"
  }

  /// Returns the folder that the text of `user-dirs.dirs` names; `nil` if it names none.
  func path(in text: String, home: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("\(variable)="), let open = line.firstIndex(of: "\""),
        let close = line.lastIndex(of: "\""), open < close
      else { continue }
      let value = String(line[line.index(after: open)..<close])
      if value == "$HOME" || value == "$HOME/" { return nil }  // how the desktop says "none"
      if value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
      if value.hasPrefix("/") { return value }
    }
    return nil
  }

  private static func text(of path: String) -> String? {
    // No file: nothing is configured.
    guard let bytes = try? readWhole(path, limit: 65_536) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(onDisk: Array($0)) }
      .joined(separator: "\n")
  }
}

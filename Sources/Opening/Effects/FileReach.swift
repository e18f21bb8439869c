internal import Files

/// The files that may be opened: all of them where the user names them, those of its own folder
/// where a capture does.
///
/// ```swift
/// let reach = FileReach(ofCapture: "shots/dent.png")
/// try reach.admit("/etc/passwd")  // throws: 'shots/dent.png' names it, and it lies elsewhere
/// ```
///
/// A picture comes from anywhere, and so do the paths in its text. Links are followed before a path
/// is judged, so that none leads out of the folder.
package struct FileReach: Sendable, Hashable {
  /// The picture that names the files, as the user wrote it.
  private let capture: String
  /// Its folder, absolute and without symbolic links; `nil` for everything.
  let folder: String?

  package static let everything = FileReach(capture: "", folder: nil)

  private init(capture: String, folder: String?) {
    (self.capture, self.folder) = (capture, folder)
  }

  /// - Parameter path: The capture; its links are followed.
  package init(ofCapture path: String) {
    let real = realPath(path) ?? path
    self.init(capture: path, folder: real.folderPart)
  }

  /// Checks that the file at `path` may be opened; what is not there is left to its reader.
  func admit(_ path: String) throws(OpeningError) {
    guard !admits(path) else { return }
    throw OpeningError(
      .unreadable,
      "'\(path)' is not opened: '\(capture.namePart)' names it, and it is outside of that picture's folder",
      hint: "to open what a picture names: "
        + ShellWords.text(of: ["harmonic", "--trust", capture]))
  }

  /// Whether the file at `path` may be opened. A picture must not name standard input, "-".
  func admits(_ path: String) -> Bool {
    guard let folder else { return true }
    guard path != "-" else { return false }
    var place = path
    // Of what is missing, the folder decides that would have it.
    while true {
      if let real = realPath(place) { return isInside(real, folder: folder) }
      guard place != place.folderPart else { return false }
      place = place.folderPart
    }
  }
}

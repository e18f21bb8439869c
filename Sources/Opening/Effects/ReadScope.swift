internal import Files
internal import Glibc

/// Where files are, and which may be opened: all of them where the user names them; where a capture
/// does, those of its own folder, and those that the user has named before.
///
/// ```swift
/// let scope = ReadScope(ofCapture: "shots/dent.png")
/// try scope.place(of: "dent.metal")  // "shots/dent.metal"
/// try scope.check("/etc/passwd")  // throws: 'dent.png' names it, and it lies elsewhere
/// ```
///
/// A picture comes from anywhere, and so do the paths in its text. Links are followed before a path
/// is judged, so that none leads out of the folder. A file that the user has named is opened as
/// long as its bytes are the same; about one that has changed since the user is asked once. A Swift
/// file would run, and is not opened for a capture that the user does not trust.
package struct ReadScope: Sendable, Hashable {
  /// The picture that names the files, as the user wrote it.
  private let capture: String
  /// Its folder, absolute and without symbolic links; `nil` for everything.
  let folder: String?
  /// Where relative paths begin: in the first of these folders that has the file.
  private let starts: [String]
  /// Files elsewhere that the user has named before.
  private var known = KnownFiles()
  /// Real paths of files elsewhere that the user agrees to.
  private var agreed: Set<String> = []

  package static let everything = ReadScope(capture: "", folder: nil, starts: ["."])

  private init(capture: String, folder: String?, starts: [String]) {
    (self.capture, self.folder, self.starts) = (capture, folder, starts)
  }

  /// - Parameters:
  ///   - path: The capture; its links are followed.
  ///   - isTrusted: Whether it may name every file.
  ///   - agreed: Real paths of files that the user agrees to.
  ///   - known: Files that the user has named before.
  package init(
    ofCapture path: String, isTrusted: Bool = false, agreed: Set<String> = [],
    known: KnownFiles = .stored()
  ) {
    let folder = (realPath(path) ?? path).folderPart
    let start = realPath(path.folderPart) == folder ? path.folderPart : folder
    self.init(capture: path, folder: isTrusted ? nil : folder, starts: [start, "."])
    (self.agreed, self.known) = (agreed, known)
  }

  /// - Parameter folder: Where the capture's command ran, from the capture's own folder.
  func from(_ folder: String) -> ReadScope {
    let start = folder.path(in: starts[0])
    var scope = ReadScope(capture: capture, folder: self.folder, starts: [start, starts[0]])
    (scope.agreed, scope.known) = (agreed, known)
    return scope
  }

  /// Returns where a file is that the user or a capture calls `path`, and checks that it may be
  /// opened; what is not there is left to its reader.
  func place(of path: String) throws(OpeningError) -> String {
    let places = starts.map { path.path(in: $0) }
    let place = places.first { access($0.onDisk, F_OK) == 0 } ?? places[0]
    try check(place)
    // The same file by the shorter way, as the capture calls it.
    if let real = realPath(place), real == realPath(path) { return path }
    return place
  }

  /// Returns where a file is taken to be whose text a capture carries: where the capture says, if
  /// that is in scope, else beside the capture. Files that it includes are looked for there.
  func placeOfText(named path: String) -> String {
    // What is out of scope is not an error: the file is not opened.
    (try? place(of: path)) ?? path.namePart.path(in: capture.folderPart)
  }

  /// Checks that the file at `path` may be opened; what is not there is left to its reader.
  func check(_ path: String) throws(OpeningError) {
    if folder != nil, FileOpening.isView(path) {
      throw refusal(of: path, because: "it is a Swift file, which would run")
    }
    switch verdict(on: path) {
    case .allowed: return
    case .refused: throw refusal(of: path, because: "it is outside of that picture's folder")
    case .asked(let real):
      throw refusal(of: path, because: "it has changed since it was last opened", asking: real)
    }
  }

  private func refusal(
    of path: String, because reason: String, asking file: String? = nil
  ) -> OpeningError {
    var error = OpeningError(
      .unreadable, "'\(path)' is not opened: '\(capture.namePart)' names it, and \(reason)",
      hint: "to open what a picture names: "
        + ShellWords.text(of: ["harmonic", "--trust", capture]))
    error.askedFile = file
    return error
  }

  /// Whether the file at `path` may be opened.
  func allows(_ path: String) -> Bool {
    if case .allowed = verdict(on: path) { true } else { false }
  }

  private enum Verdict {
    case allowed
    case refused
    /// The user is asked about the file with this real path.
    case asked(String)
  }

  private func verdict(on path: String) -> Verdict {
    guard let folder else { return .allowed }
    var place = path
    // Of what is missing, the folder decides that would have it.
    while true {
      if let real = realPath(place) {
        if isInside(real, folder: folder) { return .allowed }
        return place == path ? verdict(onFileElsewhere: real) : .refused
      }
      guard place != place.folderPart else { return .refused }
      place = place.folderPart
    }
  }

  private func verdict(onFileElsewhere real: String) -> Verdict {
    if agreed.contains(real) { return .allowed }
    switch known.standing(of: real) {
    case .unknown: return .refused
    case .changed: return .asked(real)
    case .same: return .allowed
    }
  }
}

internal import Opening
internal import Scenes

/// Whether what is shown follows its file; where it does not, the window says so.
nonisolated extension ViewerState {
  /// Whether a text is shown that was pasted: no file stands behind it.
  var isPasted: Bool {
    guard let opening = shown.request.file?.opening else { return false }
    // What came over standard input was never in a file of the window.
    let word = shown.request.scene.arguments[0]
    return opening.text != nil && files.shownBefore.contains { $0.opened.arguments[0] == word }
  }

  /// Why no file is followed, a few words; `nil` if one is, or if nothing was ever to be followed.
  var unfollowed: String? {
    if isPasted { return fileBefore.map { "pasted; '\($0)' is not followed" } ?? "pasted" }
    return files.isUnwatched ? "changes are not noticed" : nil
  }

  /// The name of the file that the way back leads to; `nil` if there is none.
  private var fileBefore: String? {
    let before = files.shownBefore.last { $0.request.file.map { $0.opening.text == nil } ?? false }
    return before?.request.file.map {
      $0.path.split(separator: "/").last.map(String.init) ?? $0.path
    }
  }

  /// From now on changes of the file are noticed, if the system can.
  mutating func watchShownFile() {
    files.noteWatch(fails: false)
    append([.watch])
  }

  mutating func noteUnwatched(_ reason: String) {
    files.noteWatch(fails: true)
    let key = KeyBindings.name(of: .reload)
    show(
      Message(
        "Changes of the file are not noticed; \(key) reads it again", isFailure: true,
        saying: reason))
    effects.append(.window(.setTitle(title)))
  }

  /// Says that what was pasted has taken the place of a file, and how that comes back.
  mutating func notePasted() {
    guard let fileBefore else { return }
    let key = KeyBindings.name(of: .escape)
    show(
      Message(
        "Pasted; '\(fileBefore)' is not followed      \(key)  back to it",
        saying:
          "what was pasted is shown; '\(fileBefore)' is not followed; \(key) leads back to it"))
  }

  /// Says that what was pasted has no file to read again.
  mutating func noteNothingToRead() {
    guard isPasted else { return }
    let key = KeyBindings.name(of: .escape)
    show(
      .shown("This was pasted: there is no file to read      \(key)  back", isFailure: true))
  }
}

/// A line of text that is being edited: characters, a caret, and what is selected.
///
/// ```swift
/// var text = EditedText("0.50")   // all selected
/// text.insert("0.7")
/// text.string                     // "0.7"
/// ```
///
/// It knows nothing of fonts or of the clipboard.
package struct EditedText: Sendable, Hashable {
  private var characters: [Character]
  /// Before which character the caret stands.
  package private(set) var caret: Int
  /// The other end of the selection; the caret's place where nothing is selected.
  package private(set) var anchor: Int
  private var past: [Snapshot] = []
  private var future: [Snapshot] = []

  private struct Snapshot: Sendable, Hashable {
    let characters: [Character]
    let caret: Int
  }

  /// - Parameter isSelected: Whether all of it is selected, so that typing replaces it.
  package init(_ string: String, isSelected: Bool = true) {
    characters = Array(string)
    caret = characters.count
    anchor = isSelected ? 0 : characters.count
  }

  package var string: String { String(characters) }

  package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  package var selectedText: String { String(characters[selection]) }

  // MARK: - Changing it

  /// Puts text in place of the selection; line breaks become spaces.
  package mutating func insert(_ text: String) {
    let line = text.map { $0.isNewline ? " " : $0 }
    replace(selection, by: line.filter { !$0.isControl })
  }

  package enum Direction: Sendable, Hashable {
    case backward, forward
  }

  /// Deletes the selection, or what lies before or after the caret.
  package mutating func delete(_ direction: Direction, byWord: Bool = false) {
    guard selection.isEmpty else { return replace(selection, by: []) }
    let other = place(direction, byWord: byWord)
    replace(min(caret, other)..<max(caret, other), by: [])
  }

  private mutating func replace(_ range: Range<Int>, by text: [Character]) {
    guard !range.isEmpty || !text.isEmpty else { return }
    past.append(Snapshot(characters: characters, caret: caret))
    future = []
    characters.replaceSubrange(range, with: text)
    caret = range.lowerBound + text.count
    anchor = caret
  }

  package mutating func undo() { swap(from: \.past, to: \.future) }

  package mutating func redo() { swap(from: \.future, to: \.past) }

  private mutating func swap(
    from source: WritableKeyPath<EditedText, [Snapshot]>,
    to target: WritableKeyPath<EditedText, [Snapshot]>
  ) {
    guard let snapshot = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(Snapshot(characters: characters, caret: caret))
    characters = snapshot.characters
    caret = snapshot.caret
    anchor = caret
  }

  // MARK: - Moving the caret

  package mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  /// - Parameter extending: Whether the other end of the selection stays.
  package mutating func move(_ direction: Direction, byWord: Bool = false, extending: Bool) {
    if !extending, !selection.isEmpty, !byWord {
      moveCaret(
        to: direction == .backward ? selection.lowerBound : selection.upperBound, extending: false)
    } else {
      moveCaret(to: place(direction, byWord: byWord), extending: extending)
    }
  }

  /// Moves the caret to the beginning or to the end.
  package mutating func moveToEnd(_ direction: Direction, extending: Bool) {
    moveCaret(to: direction == .backward ? 0 : characters.count, extending: extending)
  }

  package mutating func moveCaret(to place: Int, extending: Bool) {
    caret = min(max(place, 0), characters.count)
    if !extending { anchor = caret }
  }

  /// Selects the word around a place.
  package mutating func selectWord(at place: Int) {
    guard !characters.isEmpty else { return }
    let middle = min(max(place, 0), characters.count - 1)
    let isWord = characters[middle].isPartOfWord
    anchor = characters[..<middle].lastIndex { $0.isPartOfWord != isWord }.map { $0 + 1 } ?? 0
    caret = characters[middle...].firstIndex { $0.isPartOfWord != isWord } ?? characters.count
  }

  private func place(_ direction: Direction, byWord: Bool) -> Int {
    switch (direction, byWord) {
    case (.backward, false): return max(0, caret - 1)
    case (.forward, false): return min(characters.count, caret + 1)
    case (.backward, true):
      guard let end = characters[..<caret].lastIndex(where: \.isPartOfWord) else { return 0 }
      return characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    case (.forward, true):
      guard let start = characters[caret...].firstIndex(where: \.isPartOfWord) else {
        return characters.count
      }
      return characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
    }
  }
}

extension Character {
  /// Decimal points belong to the number they stand in.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "." || self == "_" }

  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

import Testing

@testable import Controls

@Suite struct EditedTextTests {
  @Test func typingReplacesWhatIsSelected() {
    var text = EditedText("0.50")
    #expect(text.selectedText == "0.50")
    text.insert("0.7")
    #expect(text.string == "0.7")
    #expect(text.caret == 3 && text.selection.isEmpty)
  }

  @Test func theCaretMovesByCharactersAndWords() {
    var text = EditedText("one two", isSelected: false)
    text.move(.backward, extending: false)
    #expect(text.caret == 6)
    text.move(.backward, byWord: true, extending: false)
    #expect(text.caret == 4)
    text.move(.backward, byWord: true, extending: false)
    #expect(text.caret == 0)
    text.move(.forward, byWord: true, extending: true)
    #expect(text.selectedText == "one")
    // Without Shift the caret goes to the selection's end, and not beyond.
    text.move(.forward, extending: false)
    #expect(text.caret == 3 && text.selection.isEmpty)
    text.moveToEnd(.forward, extending: true)
    #expect(text.selectedText == " two")
  }

  @Test func deletingTakesTheSelectionOrANeighbor() {
    var text = EditedText("abcd", isSelected: false)
    text.delete(.backward)
    #expect(text.string == "abc")
    text.moveToEnd(.backward, extending: false)
    text.delete(.forward)
    #expect(text.string == "bc")
    text.delete(.backward)
    #expect(text.string == "bc")
    text.selectAll()
    text.delete(.forward)
    #expect(text.string == "")
  }

  @Test func changesAreUndoneAndDoneAgain() {
    var text = EditedText("1")
    text.insert("2")
    text.insert("3")
    text.undo()
    #expect(text.string == "2")
    text.undo()
    text.undo()
    #expect(text.string == "1")
    text.redo()
    text.redo()
    #expect(text.string == "23")
    text.undo()
    text.insert("x")
    text.redo()
    #expect(text.string == "2x")
  }

  @Test func pastedLinesBecomeOne() {
    var text = EditedText("", isSelected: false)
    text.insert("a\nb\u{7}")
    #expect(text.string == "a b")
  }

  @Test func aWordIsSelectedAroundAPlace() {
    var text = EditedText("glow 0.25 x", isSelected: false)
    text.selectWord(at: 6)
    #expect(text.selectedText == "0.25")
    text.selectWord(at: 99)
    #expect(text.selectedText == "x")
  }

  @Test func lettersWithMarksAreOneCharacter() {
    var text = EditedText("e\u{301}👩‍👩‍👧", isSelected: false)
    text.delete(.backward)
    #expect(text.string == "e\u{301}")
    text.delete(.backward)
    #expect(text.string == "")
  }
}

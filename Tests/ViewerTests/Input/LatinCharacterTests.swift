import CGLFW
import Scenes
import Testing

@testable import Viewer

/// Keys of keyboards that give letters of another script.
@Suite struct LatinCharacterTests {
  // Layouts "ru", "gr" and "il" of xkeyboard-config: what they give at these places
  @Test(
    arguments: [
      ("ы", GLFW_KEY_S, false, "s"), ("Ы", GLFW_KEY_S, true, "S"), ("σ", GLFW_KEY_S, false, "s"),
      ("ד", GLFW_KEY_S, false, "s"), ("х", GLFW_KEY_LEFT_BRACKET, false, "["),
      ("б", GLFW_KEY_COMMA, false, ","),
    ] as [(Character, Int32, Bool, Character)])
  func lettersOfOtherScriptsGoByTheirPlace(
    given: Character, place: Int32, isShiftDown: Bool, expected: Character
  ) {
    #expect(
      given.forCommands(latin: nil, place: place, isShiftDown: isShiftDown) == expected)
  }

  /// French keys give other letters than American ones at the same place, and commas where
  /// Americans have an "m".
  @Test(arguments: ["q", "é", ",", "ß", "ł", "?"] as [Character])
  func latinCharactersStayWhatTheyAre(character: Character) {
    #expect(
      character.forCommands(latin: nil, place: GLFW_KEY_M, isShiftDown: false) == character)
  }

  /// On a German keyboard with a Russian layout beside it, "z" is where it is printed.
  @Test func theLatinLayoutOfTwoDecides() {
    let command = { (isShiftDown: Bool) in
      Character("н").forCommands(latin: "z", place: GLFW_KEY_Y, isShiftDown: isShiftDown)
    }
    #expect(command(false) == "z" && command(true) == "Z")
  }

  @Test func aKeyWithoutAPlaceIsWhatItGives() {
    #expect(Character("я").forCommands(latin: nil, place: -1, isShiftDown: false) == "я")
  }

  /// A field takes what is typed; the window takes the key.
  @Test func aTextTakesTheLetterAndACommandTheKey() {
    var viewer = TestedViewer()
    #expect(
      viewer.take(.input(.character("ы", isRepeat: false, command: "s")))
        == [.recording(.writePicture)])
    viewer.take(.input(.character("ъ", isRepeat: false, command: "]")))
    #expect(viewer.number("wavesCount") == 7)
    viewer.resize(width: 1280, height: 900)
    viewer.press(.tab)
    viewer.press(.up)
    for letter in "ы" {
      viewer.take(.input(.character(letter, isRepeat: false, command: "s")))
    }
    #expect(viewer.state.panel.controls.focus != nil)
  }
}

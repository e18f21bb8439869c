import CGLFW
import Testing

@testable import Viewer

@Suite struct WindowInboxTests {
  /// On a German keyboard the key at the American Z gives "y", and the other way around.
  @Test(
    arguments: [
      (GLFW_KEY_Z, "z", .z), (GLFW_KEY_Y, "z", .z), (GLFW_KEY_Z, "y", .y),
      (GLFW_KEY_SLASH, "z", .z),  // Dvorak
      (GLFW_KEY_Z, "я", .z),  // no Latin letters: by the place
      (GLFW_KEY_Z, nil, .z), (GLFW_KEY_TAB, nil, .tab),
    ] as [(Int32, String?, Key)])
  func lettersAreWhereTheyArePrinted(code: Int32, name: String?, key: Key) {
    #expect(WindowInbox.key(code, printing: name) == key)
  }

  @Test func aKeyThatPrintsAnotherLetterIsNotTheOneOfItsPlace() {
    #expect(WindowInbox.key(GLFW_KEY_Z, printing: "w") == nil)
  }

  @Test(
    arguments: [
      (GLFW_KEY_A, "a", 65), (GLFW_KEY_A, "q", 81), (GLFW_KEY_7, "7", 55), (GLFW_KEY_LEFT, nil, 37),
      (GLFW_KEY_SPACE, nil, 32), (GLFW_KEY_ENTER, nil, 13), (GLFW_KEY_LEFT_SHIFT, nil, 16),
      (GLFW_KEY_F12, nil, 123), (GLFW_KEY_SLASH, "/", 191), (GLFW_KEY_KP_5, "5", 101),
    ] as [(Int32, String?, Int)])
  func keysHaveTheNumbersOfBrowsers(code: Int32, name: String?, number: Int) {
    #expect(WindowInbox.keyCode(code, printing: name)?.number == number)
  }
}

import Messages
import Testing

@testable import SwiftUI

/// Keys that views take while one inside them has the keyboard.
@MainActor @Suite struct KeyPressTests {
  private struct Board: View {
    let log: Reports<String>
    @FocusState private var isFocused: Bool

    init(log: Reports<String>) { self.log = log }

    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(height: 50)
          .focusable()
          .focused($isFocused)
          .onKeyPress(.rightArrow) {
            log.add("right")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.add("digit \(press.characters)")
            return press.characters == "9" ? .ignored : .handled
          }
        Rectangle().frame(height: 50)
      }
      .onKeyPress { press in
        log.add("outer \(press.characters)")
        return .handled
      }
      .onMoveCommand { log.add("\($0)") }
    }
  }

  @Test func keysGoFromTheFocusedViewOutwardsUntilOneTakesThem() {
    let log = Reports<String>()
    let view = PressedView { Board(log: log) }
    view.stage.handle(.typed("1"))
    view.click(100, 75)
    view.stage.handle(.typed("2"))
    view.stage.handle(.key(.right, isDown: true))
    view.stage.handle(.typed("9"))
    view.stage.handle(.typed("x"))
    #expect(log.values == ["digit 2", "right", "digit 9", "outer 9", "outer x"])
  }
}

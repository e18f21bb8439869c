import SwiftUI
import Testing

@testable import SwiftUI

/// The view that has the keyboard.
@MainActor @Suite struct FocusTests {
  private struct Form: View {
    let log: Reports<String>
    @FocusState private var field: Int?
    @FocusState private var isLast: Bool

    init(log: Reports<String>) { self.log = log }

    var body: some View {
      log.add("\(field.map(String.init) ?? "-") \(isLast)")
      return VStack(spacing: 0) {
        key("a").focused($field, equals: 1)
        key("b").focused($field, equals: 2)
        key("c").focused($isLast)
        Rectangle().frame(height: 50).onTapGesture { field = 2 }
      }
    }

    private func key(_ name: String) -> some View {
      Rectangle().frame(height: 50).keyTarget(takesFocusWhenPressed: true) { input in
        guard case .typed(let text) = input else { return false }
        log.add(name + text)
        return true
      }
    }
  }

  @Test func pressesTabAndStatesMoveTheKeyboard() {
    let log = Reports<String>()
    let view = PressedView { Form(log: log) }
    view.stage.handle(.typed("1"))
    view.click(100, 25)
    view.stage.handle(.typed("2"))
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed("3"))
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed("4"))
    view.click(100, 175)
    view.stage.handle(.typed("5"))
    view.stage.handle(.key(.escape, isDown: true))
    view.stage.handle(.typed("6"))
    #expect(
      log.values == [
        "- false", "1 false", "a2", "2 false", "b3", "- true", "c4",
        // The press beside the fields takes the keyboard away; the tap then gives it to another.
        "- false", "2 false", "b5", "- false",
      ])
  }
}

import Messages
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

  @Test func tabGoesBackWhileShiftIsDown() {
    let log = Reports<String>()
    let view = PressedView { Form(log: log) }
    view.click(100, 75)
    view.stage.handle(.key(.shift, isDown: true))
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed("1"))
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed("2"))
    view.stage.handle(.key(.shift, isDown: false))
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed("3"))
    #expect(log.values.filter { !$0.contains(" ") } == ["a1", "c2", "a3"])
  }

  private struct Controls: View {
    @State private var text = ""
    @State private var number = 0.5

    var body: some View {
      VStack(spacing: 0) {
        TextField("Text", text: $text).frame(height: 50)
        Slider(value: $number).frame(height: 50)
        Button("Button") {}.frame(height: 50)
      }
    }
  }

  /// A slider that is pressed in passing does not take the keys that it has no use for.
  @Test func theKeysThatAViewTakesAreKnown() {
    let view = PressedView(size: CGSize(width: 200, height: 150)) { Controls() }
    func focus(after action: () -> Void) -> KeyFocus {
      action()
      return view.stage.keyFocus
    }
    func press(_ key: Key) { view.stage.handle(.key(key, isDown: true)) }
    #expect(view.stage.keyFocus == .none)
    #expect(focus { view.click(100, 75) } == .pressedControl)
    #expect(focus { view.click(100, 25) } == .text)
    #expect(focus { press(.tab) } == .control)
    #expect(focus { press(.tab) } == .control)
    #expect(focus { press(.tab) } == .text)
    #expect(focus { press(.escape) } == .none)
  }

  @Test func returnPressesTheMiddleWhileNothingHasTheKeyboard() {
    let log = Reports<String>()
    let view = PressedView {
      VStack(spacing: 0) {
        Color.red.onTapGesture { log.add("above") }
        Color.green.frame(height: 60)
          .onLongPressGesture(minimumDuration: 10) {
          } onPressingChanged: {
            log.add($0 ? "down" : "up")
          }
        Color.blue.onTapGesture { log.add("below") }
      }
    }
    view.stage.handle(.key(.enter, isDown: true))
    // It repeats while it is held.
    view.stage.handle(.key(.enter, isDown: true))
    view.wait(0.2)
    #expect(log.values == ["down"])
    view.stage.handle(.key(.enter, isDown: false))
    #expect(log.values == ["down", "up"])
  }
}

import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct UIGestureRecognizerTests {
  @Test func aPressOfNoDurationReportsWhereItBeginsAndThatItEnds() {
    let places = Reports<CGPoint?>()
    let view = PressedView {
      Rectangle().frame(width: 100, height: 100).gesture(PressingGesture { places.add($0) })
    }
    view.press(60, 80)
    #expect(places.values == [CGPoint(x: 10, y: 30)])
    view.move(70, 80)
    view.release(70, 80)
    #expect(places.values == [CGPoint(x: 10, y: 30), nil])
    view.press(60, 80)
    view.leave()
    #expect(places.values.count == 4)
    view.click(10, 10)
    #expect(places.values.count == 4)
  }
}

/// A press as effects that begin under the finger use it.
private struct PressingGesture: UIGestureRecognizerRepresentable {
  let action: (CGPoint?) -> Void

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.delegate = context.coordinator
    return recognizer
  }

  func handleUIGestureRecognizerAction(
    _ recognizer: UILongPressGestureRecognizer, context: Context
  ) {
    switch recognizer.state {
    case .began: action(context.converter.localLocation)
    case .ended, .cancelled, .failed: action(nil)
    default: break
    }
  }
}

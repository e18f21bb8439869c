import SwiftUI
import Testing

@testable import SwiftUI

/// Limits of taps from `behaviour.json`, rows "tap", and measured on a Mac: 4 points are a tap, 5
/// are none.
@MainActor
@Suite struct TapTests {
  @Test(arguments: [(0.2, 1), (0.7, 1), (0.8, 0)])
  func aPressIsATapIfItIsShort(seconds: Double, expected: Int) {
    let taps = Reports<Int>()
    let view = PressedView { Rectangle().onTapGesture { taps.add(1) } }
    view.press(50, 50)
    view.wait(seconds)
    view.release(50, 50)
    #expect(taps.values.count == expected)
  }

  @Test(arguments: [(4.0, 1), (5.0, 0)])
  func aPressThatMovesIsNoTap(distance: Double, expected: Int) {
    let taps = Reports<Int>()
    let view = PressedView { Rectangle().onTapGesture { taps.add(1) } }
    view.press(50, 50)
    view.move(50 + distance, 50)
    view.release(50, 50)
    #expect(taps.values.count == expected)
  }

  @Test(arguments: [(0.3, 1), (0.4, 0)])
  func twoTapsFollowEachOther(pause: Double, expected: Int) {
    let taps = Reports<Int>()
    let view = PressedView { Rectangle().onTapGesture(count: 2) { taps.add(2) } }
    view.click(50, 50)
    view.wait(pause)
    view.click(50, 50)
    #expect(taps.values.count == expected)
  }

  @Test func aSingleTapWaitsForTheDoubleOneInside() {
    let taps = Reports<Int>()
    let view = PressedView {
      Rectangle().onTapGesture(count: 2) { taps.add(2) }.onTapGesture { taps.add(1) }
    }
    view.click(50, 50)
    #expect(taps.values.isEmpty)
    view.wait(0.4)
    #expect(taps.values == [1])
    view.click(50, 50)
    view.click(50, 50)
    view.wait(1)
    #expect(taps.values == [1, 2])
  }

  @Test func aTapReportsItsPlaceInTheView() {
    let places = Reports<CGPoint>()
    let view = PressedView {
      Rectangle().frame(width: 100, height: 50).onTapGesture { places.add($0) }
        .offset(x: 10)
        .frame(width: 200, height: 200)
    }
    view.click(70, 100)
    view.click(40, 100)
    #expect(places.values == [CGPoint(x: 10, y: 25)])
  }

  @Test func aTapBelongsToTheViewInside() {
    let taps = Reports<String>()
    let view = PressedView {
      Rectangle().onTapGesture { taps.add("inside") }
        .frame(width: 100, height: 200)
        .frame(width: 200, height: 200, alignment: .leading)
        .background { Rectangle() }
        .onTapGesture { taps.add("outside") }
    }
    view.click(50, 50)
    view.click(150, 50)
    #expect(taps.values == ["inside", "outside"])
  }

  @Test func prioritiesAndMasksDecideWhoseTapItIs() {
    func taps(_ wrap: (AnyView, @escaping () -> Void) -> AnyView) -> [String] {
      let taps = Reports<String>()
      let view = PressedView {
        wrap(AnyView(Rectangle().onTapGesture { taps.add("inside") })) { taps.add("outside") }
      }
      view.click(50, 50)
      return taps.values
    }
    func tap(_ action: @escaping () -> Void) -> some Gesture {
      TapGesture().onEnded { action() }
    }
    #expect(taps { AnyView($0.highPriorityGesture(tap($1))) } == ["outside"])
    #expect(taps { AnyView($0.simultaneousGesture(tap($1))) } == ["inside", "outside"])
    #expect(taps { AnyView($0.gesture(tap($1), including: .gesture)) } == ["outside"])
    #expect(taps { AnyView($0.gesture(tap($1), including: .none)) } == [])
    #expect(taps { AnyView($0.highPriorityGesture(tap($1), including: .subviews)) } == ["inside"])
    #expect(taps { AnyView($0.allowsHitTesting(false).gesture(tap($1))) } == [])
    #expect(taps { AnyView($0.disabled(true).gesture(tap($1))) } == ["outside"])
  }

  @Test func aContentShapeIsWhatIsHit() {
    let taps = Reports<Int>()
    let view = PressedView {
      Rectangle().contentShape(LeftHalf()).onTapGesture { taps.add(1) }
    }
    view.click(150, 50)
    #expect(taps.values.isEmpty)
    view.click(50, 50)
    #expect(taps.values.count == 1)
  }
}

private struct LeftHalf: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
  }

  /// A filled shape is hit inside, a line on itself only.
  @Test func aLineIsHitWhereItIsDrawn() {
    let taps = Reports<String>()
    let view = PressedView {
      Rectangle().onTapGesture { taps.add("fill") }
        .overlay {
          Rectangle().strokeBorder(.red, lineWidth: 10).onTapGesture { taps.add("border") }
        }
        .overlay {
          Circle().stroke(.red, lineWidth: 10).padding(50).onTapGesture { taps.add("circle") }
        }
    }
    view.click(100, 100)  // the middle of the circle
    view.click(9, 100)  // 9 of the border's 10 points
    view.click(11, 100)
    // A circle of radius 50 about (100, 100), whose line reaches from 45 to 55.
    view.click(146, 100)
    view.click(154, 100)
    view.click(156, 100)
    #expect(taps.values == ["fill", "border", "fill", "circle", "circle", "fill"])
  }
}

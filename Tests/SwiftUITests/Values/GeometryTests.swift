import Foundation
import SwiftUI
import Testing

@Suite struct GeometryTests {
  @Test func transformsAreDoneInOrder() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    expect(CGPoint(x: 1, y: 0).applying(turned), isCloseTo: 0, 1)
    // The last one that was asked for comes first.
    let both = CGAffineTransform.identity.translatedBy(x: 10, y: 0).rotated(by: .pi / 2)
      .scaledBy(x: 2, y: 1)
    expect(CGPoint(x: 1, y: 1).applying(both), isCloseTo: 9, 2)
    expect(CGPoint(x: 9, y: 2).applying(both.inverted()), isCloseTo: 1, 1)
    let chained = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    expect(CGPoint(x: 1, y: 1).applying(chained), isCloseTo: 3, 2)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func mappedRectanglesAreUpright() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    expect(box.width, isCloseTo: 8.0.squareRoot())
    expect(box.minX, isCloseTo: -2.0.squareRoot())
    #expect(
      CGSize(width: 1, height: 2).applying(CGAffineTransform(2, 0, 0, 3, 9, 9))
        == CGSize(width: 2, height: 6))
  }

  @Test func edgesMakeSets() {
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.bottom) == .bottom)
    let insets = EdgeInsets(5, on: [.top, .leading])
    #expect(insets == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
    #expect(
      CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
        == CGRect(x: 5, y: 5, width: 15, height: 15))
  }

  @Test func anglesAreNumbers() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.degrees(90) * 2 + .radians(.pi) == .radians(2 * .pi))
    #expect(Angle.degrees(-10) < .zero)
    expect((-Angle.degrees(30) / 3).degrees, isCloseTo: -10)
  }

  @Test func unitPointsArePlacesInRectangles() {
    let place = UnitPoint.bottomLeading.point(in: CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(place == CGPoint(x: 5, y: 25))
  }
}

import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
  @Test func stepsAreThoseThatWereDrawn() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6.5))
      path.addCurve(
        to: CGPoint(x: 0, y: 1), control1: CGPoint(x: -1, y: 0), control2: CGPoint(x: 2, y: 9))
      path.closeSubpath()
    }
    let text = "1 2 m 3 4 l 5 6.5 7 8 q -1 0 2 9 0 1 c h"
    #expect(path.description == text)
    #expect(Path(text) == path)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: ["1 2", "1 m", "1 2 3 l", "0 0 m 1 1 x", "0 0 m 1 h"])
  func textThatIsNoPathGivesNone(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func stepsBeforeTheFirstMoveAreLeftOut() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingRect.isNull)
  }

  @Test func arcsGoAroundAsOnScreen() {
    func middle(_ clockwise: Bool) -> CGRect {
      Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }.boundingRect
    }
    // A quarter at the lower right, or the other three quarters
    #expect(middle(false).width.rounded() == 10)
    #expect(middle(true).width.rounded() == 20)
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-450))
    expect(path.currentPoint, isCloseTo: 10, 0)
    #expect(path.boundingRect.width.rounded() == 20)
  }

  // The corner at (10, 0) of the way from (0, 0) to (10, 10), rounded by 4, begins at (6, 0)
  @Test(arguments: [1.0, -1.0]) func cornersAreRounded(side: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * side), radius: 4)
    expect(path.currentPoint, isCloseTo: 10, 4 * side)
    let middle = path.trimmedPath(from: 0, to: (6 + .pi) / (6 + 2 * .pi)).currentPoint
    // Half of the quarter about (6, 4)
    let half = 4 * 0.5.squareRoot()
    expect(middle, isCloseTo: 6 + half, (4 - half) * side, within: 1e-6)
  }

  @Test func straightCornersAreLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(path.description == "0 0 m 5 0 l")
  }

  @Test func placesInsideAreFound() {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 1, y: 1)))
    // The circle's edge on the diagonal is at 10 − 7.071.
    #expect(ring.contains(CGPoint(x: 2.95, y: 2.95)))
    #expect(!ring.contains(CGPoint(x: 2.9, y: 2.9)))
  }

  @Test func transformsMapWhatIsAdded() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addRect(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      transform: CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
    #expect(path.boundingRect == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(path.offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 6, y: 2))
  }

  @Test func strokesAreDashed() {
    let line = Path { path in
      path.addLines([.zero, CGPoint(x: 20, y: 0)])
    }
    let style = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    #expect(
      line.dashed(style).description
        == "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 12 0 l 14 0 m 17 0 l 19 0 m 20 0 l")
    let stroke = line.strokedPath(style)
    #expect(stroke.boundingRect == CGRect(x: 0, y: -1, width: 20, height: 2))
    #expect(stroke.contains(CGPoint(x: 5, y: 0.9)))
    #expect(!stroke.contains(CGPoint(x: 8, y: 0)))
  }

  // MARK: - Rounded rectangles

  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func circularCornersAreQuartersOfCircles() {
    let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    let inside = 20 - 20 * 0.5.squareRoot()
    #expect(path.contains(CGPoint(x: inside + 0.01, y: inside + 0.01)))
    #expect(!path.contains(CGPoint(x: inside - 0.01, y: inside - 0.01)))
    #expect(path.boundingRect == square)
  }

  // A continuous corner of radius 20 leaves the side 30.573 before the corner
  @Test func continuousCornersBeginEarlier() {
    let path = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
    #expect(path.description.hasPrefix("100 50 m 100 69.42"))
    #expect(path.contains(CGPoint(x: 99.999, y: 69)))
    #expect(!path.contains(CGPoint(x: 99.999, y: 75)))
    #expect(
      Path(roundedRect: square, cornerRadius: 20, style: .circular)
        .contains(CGPoint(x: 99.999, y: 75)))
  }

  /// With no room before the corners they are circles; with a little, nearly.
  @Test func continuousCornersNeedRoom() {
    let circle = Path(roundedRect: square, cornerRadius: 50, style: .continuous)
    #expect(circle == Path(roundedRect: square, cornerRadius: 50, style: .circular))
    #expect(circle == Path(roundedRect: square, cornerRadius: 500, style: .circular))
    let edge = 50 - 50 * 0.5.squareRoot()
    let nearly = Path(roundedRect: square, cornerRadius: 49.99, style: .continuous)
    #expect(nearly.contains(CGPoint(x: edge + 0.02, y: edge + 0.02)))
    #expect(!nearly.contains(CGPoint(x: edge - 0.02, y: edge - 0.02)))
  }

  @Test func cornersHaveRadiiOfTheirOwn() {
    let path = Path(
      roundedRect: square,
      cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10), style: .circular)
    #expect(path.contains(CGPoint(x: 99.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 99.5)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    #expect(path.contains(CGPoint(x: 9, y: 9)))
    #expect(!path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 97, y: 97)))
  }

  @Test func cornersThatDoNotFitShrinkTogether() {
    let path = Path(
      roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 150, topTrailing: 50),
      style: .circular)
    // 75 and 25: both touch at x = 75
    expect(path.trimmedPath(from: 0, to: 0.9999).boundingRect.origin, isCloseTo: 0, 0, within: 1e-6)
    #expect(!path.contains(CGPoint(x: 21, y: 21)))
    #expect(path.contains(CGPoint(x: 23, y: 23)))
  }
}

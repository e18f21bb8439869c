import Foundation
import Layers
import Testing

@Suite struct PathLengthTests {
  @Test func closingLinesCount() {
    let rect = Path(Rect(x: 0, y: 0, width: 3, height: 4))
    expect(rect.length, isCloseTo: 14)
    let open = Path { $0.addLines([.zero, Point(x: 3, y: 0), Point(x: 3, y: 4)]) }
    expect(open.length, isCloseTo: 7)
  }

  @Test func circlesAndCapsules() {
    let rect = Rect(x: 5, y: 5, width: 239, height: 69)
    // the center line of the 240 × 70 rim of width 1, from its radius 34.5
    expect(Path(capsuleIn: rect).length, isCloseTo: 2 * 170 + 2 * .pi * 34.5)
    let circle = Rect(x: 0, y: 0, width: 7, height: 7)
    expect(Path(ellipseIn: circle).length, isCloseTo: 7 * .pi)
    expect(Path(roundedRect: circle, cornerRadius: 2).length, isCloseTo: 12 + 4 * .pi)
  }

  @Test func aParabolaIsAsLongAsItsIntegral() {
    // y = x² from -1 to 1: √5 + asinh(2)/2
    let path = Path { path in
      path.move(to: Point(x: -1, y: 1))
      path.addQuadCurve(to: Point(x: 1, y: 1), control: Point(x: 0, y: -1))
    }
    expect(path.length, isCloseTo: 5.0.squareRoot() + asinh(2) / 2)
  }

  @Test func aCubicWithACuspIsAsLongAsItsIntegral() {
    // x = t² on both sides of 0, y = t³, for -1…1: 2·(13√13 - 8)/27
    let path = Path { path in
      path.move(to: Point(x: 1, y: -1))
      path.addCurve(
        to: Point(x: 1, y: 1), control1: Point(x: -1.0 / 3, y: 1),
        control2: Point(x: -1.0 / 3, y: -1))
    }
    expect(path.length, isCloseTo: 2 * (13 * 13.0.squareRoot() - 8) / 27, within: 1e-8)
  }

  @Test(arguments: [(10.0, 10.0), (10.0, 6.0), (10.0, 1.0), (3.0, 200.0)])
  func anEllipseIsAsLongAsTheArithmeticGeometricMeanSays(width: Double, height: Double) {
    // Source: Gauss; perimeter = 2π/agm(a, b) · (a² - Σ 2ⁿ⁻¹ cₙ²), c₀² = a² - b²
    var (a, b) = (max(width, height) / 2, min(width, height) / 2)
    var (sum, weight) = (a * a - (a * a - b * b) / 2, 0.5)
    while a - b > 1e-14 * a {
      let c = (a - b) / 2
      (a, b) = ((a + b) / 2, (a * b).squareRoot())
      weight *= 2
      sum -= weight * c * c
    }
    let path = Path(ellipseIn: Rect(x: 1, y: 1, width: width, height: height))
    expect(path.length, isCloseTo: 2 * .pi * sum / a, within: 1e-7)
  }

  @Test func mappedCirclesAreMeasuredAsEllipses() {
    let stretch = AffineTransform(scaleX: 2, y: 0.5)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)).applying(stretch)
    let ellipse = Path(ellipseIn: Rect(x: 0, y: 0, width: 16, height: 4))
    expect(circle.length, isCloseTo: ellipse.length)
  }
}

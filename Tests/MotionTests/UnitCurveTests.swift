import Motion
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  /// Core Animation's default, which is not a curve of SwiftUI's: a Bézier like any other here.
  private let caDefault = UnitCurve.bezier(
    startControlPoint: (0.25, 0.1), endControlPoint: (0.25, 1))

  @Test func builtInCurvesHaveTheirValues() throws {
    let curves = [
      "linear": UnitCurve.linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
      "circularEaseInOut": .circularEaseInOut, "caDefault": caDefault,
    ]
    for row in try GoldenTable("unit_curves").rows {
      for (name, curve) in curves {
        expect(
          curve.value(at: try row.number("x")), isCloseTo: try row.number(name), "\(name): \(row)")
      }
    }
  }

  @Test func slopesAgreeBetweenTheEnds() throws {
    let curves = ["easeIn": UnitCurve.easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut]
    let rows = try GoldenTable("unit_curve_slopes").rows
    for row in try nonEmpty(rows.dropFirst().dropLast()) {
      for (name, curve) in curves {
        expect(
          curve.velocity(at: try row.number("x")), isCloseTo: try row.number(name),
          "\(name): \(row)")
      }
    }
  }

  // Measured on Apple's framework, which rounds to multiples of 2⁻²⁰
  @Test func easeInOutAgreesWithAppleMeasurement() {
    expect(UnitCurve.easeInOut.value(at: 0.25), isCloseTo: 0.12916183, within: 2e-6)
  }

  @Test func slopesAtTheEndsPointToTheControlPoints() {
    expect(UnitCurve.easeIn.velocity(at: 0), isCloseTo: 0)
    expect(UnitCurve.easeIn.velocity(at: 1), isCloseTo: 1 / 0.58)  // (1, 1) − (0.42, 0)
    expect(UnitCurve.easeOut.velocity(at: 0), isCloseTo: 1 / 0.58)
    expect(caDefault.velocity(at: 0), isCloseTo: 0.4)
    expect(caDefault.velocity(at: 1), isCloseTo: 0)
    let straight = UnitCurve.bezier(startControlPoint: (0, 0), endControlPoint: (1, 1))
    expect(straight.velocity(at: 0), isCloseTo: 1)
    expect(straight.velocity(at: 1), isCloseTo: 1)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func velocityIsTheDerivative(curve: UnitCurve) {
    for x in stride(from: 0.03, to: 1, by: 0.07) {
      let difference = curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)
      expect(curve.velocity(at: x), isCloseTo: difference / 2e-6, within: 1e-6, "at \(x)")
    }
  }

  @Test func controlPointsMayOvershootInYOnly() {
    let overshooting = UnitCurve.bezier(startControlPoint: (0.5, -1), endControlPoint: (0.5, 2))
    // X(s) = Y-free there: x = 0.5 at s = 0.5; at s = 0.25 x = 0.296875 and y = −0.125
    expect(overshooting.value(at: 0.296875), isCloseTo: -0.125)
    expect(overshooting.value(at: 0.5), isCloseTo: 0.5)
    let clamped = UnitCurve.bezier(startControlPoint: (-3, 0), endControlPoint: (7, 1))
    #expect(clamped == .bezier(startControlPoint: (0, 0), endControlPoint: (1, 1)))
  }

  @Test func steepestBezierIsSolved() {
    // X(s) = 4s³ − 6s² + 3s stands still at s = ½; Y(s) = s with evenly spaced control values
    let curve = UnitCurve.bezier(startControlPoint: (1, 1.0 / 3), endControlPoint: (0, 2.0 / 3))
    for s in stride(from: 0.0, through: 1, by: 0.0625) where s != 0.5 {
      expect(curve.value(at: ((4 * s - 6) * s + 3) * s), isCloseTo: s, "at \(s)")
    }
    #expect(curve.velocity(at: 0.5) > 1e6)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func inverseLeadsBack(curve: UnitCurve) {
    for x in stride(from: 0.0, through: 1, by: 0.0625) {
      expect(curve.inverse.value(at: curve.value(at: x)), isCloseTo: x, within: 1e-7, "at \(x)")
      expect(curve.inverse.inverse.value(at: x), isCloseTo: curve.value(at: x))
    }
    let (slope, inverse) = (
      curve.velocity(at: 0.3), curve.inverse.velocity(at: curve.value(at: 0.3))
    )
    expect(slope * inverse, isCloseTo: 1, within: 1e-6)
  }

  @Test(arguments: [UnitCurve.linear, .easeInOut, .circularEaseIn, .circularEaseOut])
  func progressIsClamped(curve: UnitCurve) {
    #expect(curve.value(at: -2) == 0)
    #expect(curve.value(at: 3) == 1)
  }
}

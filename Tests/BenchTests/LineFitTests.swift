import Bench
import Testing

@Suite struct LineFitTests {
  @Test func pointsOnALineGiveThatLine() {
    let fit = LineFit([(x: 1, y: 5), (x: 3, y: 11), (x: 10, y: 32)])
    #expect(abs(fit.slope - 3) < 1e-12 && abs(fit.intercept - 2) < 1e-12)
    #expect(abs(fit.rSquared - 1) < 1e-12)
    #expect(abs(fit.value(at: 4) - 14) < 1e-12)
  }

  // F. J. Anscombe, "Graphs in Statistical Analysis", 1973: four sets with one line, y = 3.00 +
  // 0.500 x, R² = 0.67
  @Test(arguments: [
    [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
    [9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74],
    [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73],
  ])
  func anscombesSetsHaveTheirPublishedLine(ys: [Double]) {
    let xs = [10.0, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let fit = LineFit(zip(xs, ys).map { (x: $0, y: $1) })
    #expect(abs(fit.slope - 0.5) < 0.001)
    #expect(abs(fit.intercept - 3) < 0.01)
    #expect(abs(fit.rSquared - 0.67) < 0.005)
  }

  @Test func aLevelLineExplainsAll() {
    let fit = LineFit([(x: 0, y: 4), (x: 1, y: 4)])
    #expect((fit.slope, fit.intercept, fit.rSquared) == (0, 4, 1))
  }
}

import Bench
import Layers
import Pictures
import Rendering
import Testing

@MainActor @Suite struct ScalingBenchTests {
  private static let driver = BenchDriver(renderer: "test", version: "3.3")

  @Test func everySeriesGrowsAndIsMeasuredAtEveryPoint() throws {
    var steps = 0.0
    let report = try ScalingBench {
      steps += 1
      return steps / 1024
    }.report(seconds: 0.001)
    #expect(report.rounds == 3)
    #expect(report.series.map(\.axis) == [.pixels, .waves, .layers, .letters])
    for series in report.series {
      let amounts = series.points.map(\.amount)
      #expect(amounts == amounts.sorted() && amounts.count >= 5)
      // By this clock every frame takes two steps: level lines.
      #expect(series.points.allSatisfy { $0.milliseconds == 2000.0 / 1024 })
      #expect(series.line.slope == 0)
    }
    #expect(report.series[0].points.last?.amount == 1_000_000)
    #expect(report.series[1].points.map(\.amount).first == 1)
    #expect(report.series[1].points.map(\.amount).last == 32)
    #expect(report.series[3].points.last?.amount == 800)
  }

  /// Two points of each series, at 1 and 4 of axes that end at 4.
  @Test func thePlotShowsItsPointsWhereTheyAre() throws {
    let points = [1.0, 4].map { ScalingReport.Point(amount: $0, milliseconds: $0) }
    let report = ScalingReport(
      isNaive: false, seconds: 1, driver: Self.driver, rounds: 3,
      series: ScalingReport.Axis.allCases.map { axis in
        ScalingReport.Series(
          axis: axis,
          points: points.map {
            ScalingReport.Point(amount: $0.amount * axis.step, milliseconds: $0.milliseconds)
          })
      })
    let picture = try ScalingPlot(report).picture(using: OffscreenStage())
    #expect((picture.width, picture.height) == (2740, 880))
    let colors = [
      [0x7B, 0xD4, 0xDA], [0xF0, 0x50, 0x69], [0x8C, 0x9B, 0xFF], [0xF2, 0xB8, 0x4B],
    ]
    for (panel, color) in colors.enumerated() {
      // Below the panels' titles, which have the color, too
      let dots = places(of: color, in: picture).filter { $0.y > 340 }
      let quarter = Double(picture.width) / 4
      #expect(dots.allSatisfy { Int(Double($0.x) / quarter) == panel })
      // The field is 198 to 370 points from the top: 4 of 4 is its upper edge, 1 of 4 three
      // quarters down.
      #expect(dots.allSatisfy { abs($0.y - 396) < 8 || abs($0.y - 654) < 8 })
      #expect(dots.contains { abs($0.y - 396) < 3 } && dots.contains { abs($0.y - 654) < 3 })
    }
  }

  /// Columns and rows of the pixels of one color.
  private func places(of color: [Int], in picture: Picture) -> [(x: Int, y: Int)] {
    stride(from: 0, to: picture.pixels.count, by: 4).compactMap { index in
      let own = picture.pixels[index..<index + 3].map(Int.init)
      guard own == color else { return nil }
      return (index / 4 % picture.width, index / 4 / picture.width)
    }
  }
}

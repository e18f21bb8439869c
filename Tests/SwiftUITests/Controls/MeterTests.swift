import SwiftUI
import Testing

@testable import SwiftUI

/// Gauges and bars of progress, as styles of their own show them.
@MainActor @Suite struct MeterTests {
  private struct Meter: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        SampleLeaf.fixed(100 * configuration.value, 10).marked("bar")
        configuration.maximumValueLabel
      }
    }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      SampleLeaf.fixed(100 * (configuration.fractionCompleted ?? 1), 10).marked("bar")
    }
  }

  private func frame(of name: String = "bar", in view: some View) -> CGRect? {
    LaidOutView(view, in: CGSize(width: 200, height: 50)).frames[name]
  }

  @Test func aGaugeTellsItsStyleThePartOfItsRange() {
    let gauge = Gauge(value: 30, in: 10...90) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      SampleLeaf.fixed(20, 10).marked("least")
    } maximumValueLabel: {
      SampleLeaf.fixed(5, 10).marked("most")
    }
    // 20, 25 and 5 points in the middle of 200
    #expect(frame(in: gauge.gaugeStyle(Meter()))?.minX == 95)
    #expect(frame(in: gauge.gaugeStyle(Meter()))?.width == 25)
    #expect(frame(of: "least", in: gauge.gaugeStyle(Meter()))?.width == 20)
    let plain = Gauge(value: 0.5) { Text("Load") }
    #expect(frame(in: plain.gaugeStyle(Meter())) == CGRect(x: 75, y: 20, width: 50, height: 10))
  }

  /// It is 5 s after the beginning of 20 s.
  @Test func aBarOfTimeShowsWhatIsGoneOrLeft() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let interval = now.addingTimeInterval(-5)...now.addingTimeInterval(15)
    let left = ProgressView(timerInterval: interval) { Text("Left") }
    let gone = ProgressView(timerInterval: interval, countsDown: false)
    #expect(frame(in: left.progressViewStyle(Bar()))?.width == 75)
    #expect(frame(in: gone.progressViewStyle(Bar()))?.width == 25)
  }
}

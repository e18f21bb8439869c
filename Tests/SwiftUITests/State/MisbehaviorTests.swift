import Layers
import Messages
import SwiftUI
import Testing

@testable import SwiftUI

/// A viewer that notes what is reported.
private final class Reporter: ViewServices {
  var reports: [Report] = []

  func measure(_ request: TextRequest) -> MeasuredText? { nil }
  func picture(_ request: PictureRequest) -> FoundPicture? { nil }
  func color(_ request: ColorRequest) -> FoundColor? { nil }
  func image(_ id: PictureID) -> Layers.Image {
    Layers.Image(pixelWidth: 0, pixelHeight: 0, pixels: [])
  }
  func report(_ report: Report) { reports.append(report) }
  func haptic(name: String, intensity: Double) {}
}

private struct EndlessBody: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Color.red.opacity(Double(count))
  }
}

private struct EndlessChange: View {
  @State private var count = 0

  var body: some View {
    Color.red.onAppear { count += 1 }.onChange(of: count) { count += 1 }
  }
}

private struct EndlessMeasuring: View {
  @State private var width = 1.0

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 + 1 })
  }
}

private struct Endless: View {
  let depth: Int

  var body: some View {
    VStack { if depth > 0 { AnyView(Endless(depth: depth - 1)) } }
  }
}

@MainActor
@Suite struct MisbehaviorTests {
  private let reporter = Reporter()

  private func stage(_ view: some View) -> ViewStage {
    ViewStage(
      Messages.Stage(size: Size(width: 100, height: 100)), services: reporter, content: { view })
  }

  /// Shows a view for a while, which is reported once.
  private func expectReport(_ message: String, _ view: some View) {
    let stage = stage(view)
    stage.tick(3)
    #expect(stage.graph.time > 0.04)
    #expect(reporter.reports.map(\.kind) == [.misuse])
    #expect(reporter.reports.first?.message.contains(message) == true)
  }

  @Test func aBodyThatSetsItsState() {
    expectReport("changes its state in every update", EndlessBody())
  }

  @Test func aChangeThatFollowsFromItself() {
    expectReport("changes its state in every update", EndlessChange())
  }

  @Test func aSizeThatFollowsFromItself() {
    expectReport("changes its state in every update", EndlessMeasuring())
  }

  @Test func manyAnimationsInOneTurnAreNoMistake() {
    struct Staggered: View {
      let log: ViewLog
      @State private var shown: Set<Int> = []

      var body: some View {
        log.act = {
          for index in 0..<300 {
            withAnimation(.default.delay(Double(index) / 100)) { _ = shown.insert(index) }
          }
        }
        log.numbers = [Double(shown.count)]
        return Color.red
      }
    }
    let log = ViewLog()
    let stage = stage(Staggered(log: log))
    log.act?()
    stage.update()
    #expect(log.numbers == [300])
    #expect(reporter.reports.isEmpty)
  }

  @Test func viewsThatNeverEndAreLeftOut() {
    expectReport("deep inside each other", Endless(depth: 10_000))
  }

  @Test func fiveThousandViews() {
    let stage = stage(
      VStack(spacing: 0) {
        ForEach(0..<50) { row in
          HStack(spacing: 0) {
            ForEach(0..<100) { column in Color.red.opacity(Double(row + column) / 150) }
          }
        }
      })
    #expect(stage.graph.nodeCount > 5000)
    #expect(stage.layer().all.count > 5000)
    #expect(reporter.reports.isEmpty)
  }
}

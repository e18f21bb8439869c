import Layers
import Messages
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SensoryFeedbackTests {
  @Test func eachChangeIsFeltAndTheFirstValueIsNot() {
    let viewer = FeltViewer()
    let view = AnyView(Counted())
    let stage = ViewStage(
      Stage(size: Size(width: 100, height: 100)), services: viewer, content: { view })
    #expect(viewer.felt.isEmpty)
    for _ in 0..<2 {
      stage.handle(.pointerDown(Point(x: 50, y: 50)))
      stage.handle(.pointerUp(Point(x: 50, y: 50)))
    }
    #expect(viewer.felt.sorted() == ["impact.light 1.0", "impact.light 1.0", "success 1.0"])
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View {
    Rectangle().onTapGesture { count += 1 }
      .sensoryFeedback(.impact, trigger: count)
      .sensoryFeedback(.success, trigger: count) { $1 == 2 }
  }
}

/// A viewer that notes the feedback that it is asked for, and knows nothing else.
private final class FeltViewer: ViewServices {
  private(set) var felt: [String] = []

  func measure(_ request: TextRequest) -> MeasuredText? { nil }

  func picture(_ request: PictureRequest) -> FoundPicture? { nil }

  func color(_ request: ColorRequest) -> FoundColor? { nil }

  func image(_ id: PictureID) -> Layers.Image {
    Layers.Image(pixelWidth: 0, pixelHeight: 0, pixels: [])
  }

  func report(_ report: Report) {}

  func haptic(name: String, intensity: Double) { felt.append("\(name) \(intensity)") }
}

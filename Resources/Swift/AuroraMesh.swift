import SwiftUI

/// A mesh gradient with whatever lies on it, and noise over both: `AuroraMesh { Text("Hello") }`.
///
/// The noise is `parameterizedNoise`, a Metal function of the same target. SwiftUI draws no shader
/// over what UIKit or AppKit draws, such as scroll views.
struct AuroraMesh<Content: View>: View {
  private let intensity = 0.5
  private let frequency = 1.0
  private let opacity = 0.5

  private let name = "Aurora Borealis"
  private let width = 4
  private let height = 4
  private let points: [SIMD2<Float>] = [
    [0, 0]
  ]
  private let colors: [Color] = [
    .black
  ]
  private let background = Color.black
  private let smoothsColors = true
  private let breathes = false
  /// Points that stay while the others swing.
  private let fixed: Set<Int> = []

  private let content: Content
  @State private var start = Date.now

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    TimelineView(.animation(paused: !breathes)) { timeline in
      MeshGradient(
        width: width,
        height: height,
        points: points(after: timeline.date.timeIntervalSince(start)),
        colors: colors,
        background: background,
        smoothsColors: smoothsColors
      )
      .accessibilityElement()
      .accessibilityLabel(name)
      .overlay { content }
      .colorEffect(
        ShaderLibrary.parameterizedNoise(
          .float(intensity),
          .float(frequency),
          .float(opacity)
        )
      )
      .clipShape(.rect(cornerRadius: 16))
    }
  }

  /// The inner points swing slowly, each with periods of its own.
  private func points(after time: Double) -> [SIMD2<Float>] {
    guard breathes else { return points }
    return points.indices.map { index in
      guard !fixed.contains(index) else { return points[index] }
      let (row, column) = (index / width, index % width)
      let x = 0.03 * sin(time * (0.41 + 0.05 * Double(index % 7)) + Double(index) * 1.7)
      let y = 0.03 * cos(time * (0.47 + 0.04 * Double(index % 5)) + Double(index) * 2.3)
      var point = points[index]
      if column > 0, column < width - 1 { point.x += Float(x) }
      if row > 0, row < height - 1 { point.y += Float(y) }
      return point
    }
  }
}

extension AuroraMesh where Content == EmptyView {
  /// The mesh under noise, and nothing on it.
  init() {
    self.init { EmptyView() }
  }
}

import SwiftUI

/// A mesh gradient under noise.
///
/// The noise is `parameterizedNoise`, a Metal function of the same target.
struct AuroraView: View {
  private static let intensity = 0.5
  private static let frequency = 1.0
  private static let opacity = 0.5

  private static let width = 4
  private static let height = 4
  private static let points: [SIMD2<Float>] = [
    [0, 0]
  ]
  private static let colors: [Color] = [
    .black
  ]
  private static let background = Color.black
  private static let smoothsColors = true
  private static let breathes = false

  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation(paused: !Self.breathes)) { timeline in
      MeshGradient(
        width: Self.width,
        height: Self.height,
        points: Self.points(after: timeline.date.timeIntervalSince(start)),
        colors: Self.colors,
        background: Self.background,
        smoothsColors: Self.smoothsColors
      )
      .colorEffect(
        ShaderLibrary.parameterizedNoise(
          .float(Self.intensity),
          .float(Self.frequency),
          .float(Self.opacity)
        )
      )
      .clipShape(.rect(cornerRadius: 16))
    }
    .padding()
  }

  /// The inner points swing slowly, each with periods of its own.
  private static func points(after time: Double) -> [SIMD2<Float>] {
    guard breathes else { return points }
    return points.indices.map { index in
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

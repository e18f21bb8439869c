internal import Glibc
internal import Layers

/// The symbols of the harmonic screen, drawn as paths of our own.
enum ScreenSymbol: Sendable, Hashable {
  /// A place to touch: a dot in two rings.
  case touch
  /// Three strings that swing.
  case waves

  func layer(size: Size, lineWidth: Double) -> Layer {
    switch self {
    case .touch: touch(size: size, lineWidth: lineWidth)
    case .waves: waves(size: size, lineWidth: lineWidth)
    }
  }

  private func touch(size: Size, lineWidth: Double) -> Layer {
    let half = min(size.width, size.height) / 2
    let ring = { (share: Double) in
      Path(
        ellipseIn: Rect(
          x: size.width / 2 - half * share, y: size.height / 2 - half * share,
          width: 2 * half * share, height: 2 * half * share))
    }
    let style = StrokeStyle(lineWidth: lineWidth)
    let stroke = { (share: Double, opacity: Double) in
      Layer.Child(
        Layer(
          size: size, stroke: .path(ring(share)), with: .color(.white.opacity(opacity)),
          style: style))
    }
    return Layer(
      size: size,
      children: [
        stroke(0.92, 0.35), stroke(0.6, 0.75),
        Layer.Child(Layer(size: size, .path(ring(0.26)), fill: .color(.white))),
      ])
  }

  private func waves(size: Size, lineWidth: Double) -> Layer {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    let strings = (0..<3).map { index in
      let turn = Double(index) * .pi / 3
      let color = Color(hex: ["7BD4DA", "F05069", "467DF0"][index])  // three of the article's six
      return Layer.Child(
        Layer(
          size: size, stroke: .path(Self.wave(in: size, phase: turn)), with: .color(color),
          style: style))
    }
    return Layer(size: size, children: strings)
  }

  /// Once up and down along the width, held at both ends.
  private static func wave(in size: Size, phase: Double) -> Path {
    let steps = 32
    return Path { path in
      path.addLines(
        (0...steps).map { step in
          let x = Double(step) / Double(steps)
          let swing = sin(.pi * x) * sin(2 * .pi * x + phase) * 0.42
          return Point(
            x: size.width * (0.04 + 0.92 * x), y: size.height * (0.5 - swing))
        })
    }
  }
}

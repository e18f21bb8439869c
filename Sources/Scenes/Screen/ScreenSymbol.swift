internal import Glibc
internal import Layers

/// The symbols of the harmonic screen, drawn as paths.
enum ScreenSymbol: Sendable, Hashable {
  /// A place to touch: a dot in two rings.
  case touch
  /// Three strings that swing.
  case waves

  static let size = Size(width: 40, height: 40)

  func layer(lineWidth: Double) -> Layer {
    switch self {
    case .touch: touch(lineWidth: lineWidth)
    case .waves: waves(lineWidth: lineWidth)
    }
  }

  /// Circles about the middle, from the outermost to the dot.
  private static let rings = [0.92, 0.6, 0.26].map { share in
    let side = size.width * share
    let inset = (size.width - side) / 2
    return Path(ellipseIn: Rect(x: inset, y: inset, width: side, height: side))
  }

  private func touch(lineWidth: Double) -> Layer {
    let size = Self.size
    let style = StrokeStyle(lineWidth: lineWidth)
    let stroke = { (ring: Path, opacity: Double) in
      Layer.Child(
        Layer(
          size: size, stroke: .path(ring), with: .color(.white.opacity(opacity)),
          style: style))
    }
    return Layer(
      size: size,
      children: [
        stroke(Self.rings[0], 0.35), stroke(Self.rings[1], 0.75),
        Layer.Child(Layer(size: size, .path(Self.rings[2]), fill: .color(.white))),
      ])
  }

  /// The strings' paths, and their colors: three of the article's six.
  private static let strings = zip(
    (0..<3).map { wave(phase: Double($0) * .pi / 3) },
    ["7BD4DA", "F05069", "467DF0"].map(Color.init(hex:)))

  private func waves(lineWidth: Double) -> Layer {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    let strings = Self.strings.map { path, color in
      Layer.Child(Layer(size: Self.size, stroke: .path(path), with: .color(color), style: style))
    }
    return Layer(size: Self.size, children: strings)
  }

  /// Once up and down along the width, held at both ends.
  private static func wave(phase: Double) -> Path {
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

import SwiftUI

/// The album cover, drawn in when it appears.
struct PrismView: View {
  private static let lightFraction = 0.55
  private static let prismFraction = 0.4
  private static let dispersionSize = 0.2
  private static let rainbowSize = 0.15
  private static let drawnFraction = 1.0

  @State private var drawn = 0.0

  var body: some View {
    ZStack {
      Color.black
      PrismPart(.light, drawn: drawn, cover: cover)
        .stroke(.white, lineWidth: 2)
      PrismPart(.dispersion, drawn: drawn, cover: cover)
        .fill(
          LinearGradient(
            colors: [.white, .black],
            startPoint: UnitPoint(x: 0.45, y: 0.5), endPoint: UnitPoint(x: 0.55, y: 0.5)))
      ForEach(0..<6, id: \.self) { index in
        PrismPart(.rainbow(from: Double(index) / 6), drawn: drawn, cover: cover)
          .fill([Color.red, .orange, .yellow, .green, .blue, .purple][index])
      }
      PrismPart(.outline, drawn: drawn, cover: cover)
        .stroke(.white, lineWidth: 2)
    }
    .aspectRatio(1, contentMode: .fit)
    .onAppear {
      withAnimation(.linear(duration: 2)) { drawn = Self.drawnFraction }
    }
  }

  private var cover: PrismCover {
    PrismCover(
      light: Self.lightFraction, prism: Self.prismFraction, dispersion: Self.dispersionSize,
      rainbow: Self.rainbowSize)
  }
}

/// One part of the cover, as far as it is drawn: each takes a quarter of the time.
private struct PrismPart: Shape {
  enum Part {
    case outline
    case light
    case dispersion
    /// From this share of the rainbow's height down.
    case rainbow(from: Double)
  }

  let part: Part
  var drawn: Double
  let cover: PrismCover

  init(_ part: Part, drawn: Double, cover: PrismCover) {
    self.part = part
    self.drawn = drawn
    self.cover = cover
  }

  var animatableData: Double {
    get { drawn }
    set { drawn = newValue }
  }

  private func share(_ quarter: Double) -> Double { min(max(drawn * 4 - quarter, 0), 1) }

  func path(in rect: CGRect) -> Path {
    switch part {
    case .outline: cover.outline(in: rect).trimmedPath(from: 0, to: share(0))
    case .light: cover.light(in: rect).trimmedPath(from: 0, to: share(1))
    case .dispersion: cover.dispersion(in: rect, drawn: share(2))
    case .rainbow(let start): cover.rainbow(from: start, in: rect, drawn: share(3))
    }
  }
}

/// Where the parts of the cover lie.
private struct PrismCover {
  var light: Double
  var prism: Double
  var dispersion: Double
  var rainbow: Double

  private func corners(in rect: CGRect) -> (left: CGPoint, right: CGPoint, top: CGPoint) {
    let side = rect.width / 3
    let height = side * 3.0.squareRoot() / 2
    let bottom = (rect.height + height) / 2
    return (
      CGPoint(x: side, y: bottom), CGPoint(x: 2 * side, y: bottom),
      CGPoint(x: rect.width / 2, y: bottom - height)
    )
  }

  private func point(_ share: Double, from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
  }

  private func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  private func lightEnd(in rect: CGRect) -> CGPoint {
    let (left, _, top) = corners(in: rect)
    return point(prism, from: top, to: left)
  }

  /// A place on the prism's right edge, from the light's upper end, 0, to its lower, 1.
  private func rightEdge(_ share: Double, in rect: CGRect) -> CGPoint {
    let (_, right, top) = corners(in: rect)
    return point(prism + (share - 0.5) * dispersion, from: top, to: right)
  }

  func outline(in rect: CGRect) -> Path {
    let (left, right, top) = corners(in: rect)
    return polygon([left, right, top])
  }

  func light(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height * light))
      path.addLine(to: lightEnd(in: rect))
    }
  }

  func dispersion(in rect: CGRect, drawn: Double) -> Path {
    guard drawn > 0 else { return Path() }
    let start = lightEnd(in: rect)
    return polygon([
      start, point(drawn, from: start, to: rightEdge(0, in: rect)),
      point(drawn, from: start, to: rightEdge(1, in: rect)),
    ])
  }

  func rainbow(from start: Double, in rect: CGRect, drawn: Double) -> Path {
    guard drawn > 0 else { return Path() }
    let (upper, lower) = (rightEdge(start, in: rect), rightEdge(1, in: rect))
    let far = { (share: Double) in
      CGPoint(x: rect.width, y: rect.height * (light + (share - 0.5) * rainbow))
    }
    return polygon([
      upper, point(drawn, from: upper, to: far(start)), point(drawn, from: lower, to: far(1)), lower,
    ])
  }
}

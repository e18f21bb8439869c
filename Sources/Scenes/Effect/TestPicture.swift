package import Layers

/// The picture that a user's effect is laid on by default: a photograph on a card.
///
/// ```swift
/// // given effect: Shader
/// TestPicture.layer(size: Size(width: 640, height: 400))
///   .distortionEffect(effect, maxSampleOffset: Size(width: 14, height: 14))
/// ```
///
/// It has what an effect may do harm to: smooth shades, deep and bright regions, saturated colors
/// and those of skin, sharp edges straight and curved, fine stripes, text in two sizes, a
/// translucent strip, and a clear margin. It stands still and takes no parameters.
package enum TestPicture {
  /// Returns the picture as a layer of `size` points, which is drawn once and then only sampled.
  ///
  /// The outer 6 % of the shorter side, 8 points at least, are clear. Text and color samples
  /// for which there is no room are left out. Equal sizes give equal layers.
  ///
  /// - Parameter size: In points; made for sides of 64 to 1600.
  package static func layer(size: Size) -> Layer {
    let margin = max(8, (0.06 * min(size.width, size.height)).rounded())
    let card = Size(
      width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
    return Layer(
      size: size,
      children: [Layer.Child(TestCard(size: card).layer, at: Point(x: margin, y: margin))]
    ).bitmap()
  }

  /// The photograph alone, over all of `size` points: for programs that read a picture as a
  /// texture.
  package static func photograph(size: Size) -> Layer {
    Layer(size: size, fill: .shader(Shader("citrusStillLife", .boundingRect)))
  }
}

/// The card in the middle of the test picture: a photograph above, a translucent strip below.
private struct TestCard {
  let size: Size
  let stripHeight: Double

  init(size: Size) {
    self.size = size
    let shorter = min(size.width, size.height)
    // whole points, so that photograph and strip meet between two pixels at most scales
    stripHeight = min(max(0.15 * shorter, min(22, 0.2 * shorter)), 110).rounded()
  }

  private var photographHeight: Double { size.height - stripHeight }
  private var cornerRadius: Double { min(max(0.06 * min(size.width, size.height), 4), 28) }
  private var shape: Shape { .roundedRectangle(cornerRadius: cornerRadius) }
  /// From the card's edge to what is written on it.
  private var padding: Double { (0.42 * stripHeight).rounded() }

  var layer: Layer {
    let rim = Layer(
      size: size, strokeBorder: shape, with: .color(.white.opacity(0.2)), lineWidth: 1)
    return Layer(
      size: size, children: [Layer.Child(ground)] + title + samples + caption + [Layer.Child(rim)])
  }

  // MARK: - Ground

  /// Both parts of the card, cut to its shape.
  private var ground: Layer {
    let photograph = Layer(
      size: Size(width: size.width, height: photographHeight),
      fill: .shader(Shader("citrusStillLife", .boundingRect)))
    let dark = Color(hex: "15171c")
    let strip = Layer(
      size: Size(width: size.width, height: stripHeight),
      fill: .linearGradient(
        Gradient(colors: [dark.opacity(0.8), dark.opacity(0.45)]), start: .leading, end: .trailing))
    return Layer(
      size: size,
      children: [
        Layer.Child(photograph), Layer.Child(strip, at: Point(x: 0, y: photographHeight)),
      ]
    ).clip(to: shape)
  }

  // MARK: - Text

  /// Two lines on the wall in the photograph, as large as it lets them be.
  private var title: [Layer.Child] {
    let room = Size(
      width: max(0.46 * size.width, min(0.82 * size.width, 0.86 * photographHeight)),
      height: 0.12 * photographHeight)
    guard let title = TextMask.titles.last(where: { $0.fits(room) }) else { return [] }
    let top = (0.85 * padding).rounded()
    let children = [title.child(at: Point(x: padding, y: top))]
    let below = Size(width: room.width, height: 0.055 * photographHeight)
    guard let line = TextMask.subtitles.last(where: { $0.fits(below) }) else { return children }
    return children + [line.child(at: Point(x: padding, y: top + title.size.height.rounded()))]
  }

  /// A photographer's note, in the strip, left of the color samples.
  private var caption: [Layer.Child] {
    let room = Size(
      width: size.width - 3 * padding - samplesWidth, height: max(9, 0.25 * stripHeight))
    guard let caption = TextMask.captions.last(where: { $0.fits(room) }) else { return [] }
    let top = photographHeight + ((stripHeight - caption.size.height) / 2).rounded()
    return [caption.child(at: Point(x: padding, y: top))]
  }

  // MARK: - Color samples

  /// Skin from dark to light, then the hues of the system's palette.
  private static let sampleColors =
    ["3b2219", "70452f", "a56b46", "d29d76", "f0cdb1"].map { Color(hex: $0) }
    + [Color.System.red, .orange, .yellow, .green, .blue, .purple].map { Color.system($0) }

  private var sampleDiameter: Double { (0.36 * stripHeight).rounded() }
  private var sampleStep: Double { (1.4 * sampleDiameter).rounded() }
  private var sampleCount: Int {
    let room = size.width - 2 * padding - sampleDiameter
    // A card of a few points has no room for them.
    guard sampleStep > 0, room >= 0 else { return 0 }
    let most = Self.sampleColors.count
    return min(most, max(0, Int(clamping: min(room / sampleStep, Double(most))) + 1))
  }
  private var samplesWidth: Double { Double(sampleCount - 1) * sampleStep + sampleDiameter }

  /// Discs at the strip's right end; where there is no room for all of them, the hues.
  private var samples: [Layer.Child] {
    let diameter = Size(width: sampleDiameter, height: sampleDiameter)
    let top = photographHeight + (stripHeight - sampleDiameter) / 2
    let left = size.width - padding - samplesWidth
    return Self.sampleColors.suffix(sampleCount).enumerated().map { index, color in
      Layer.Child(
        Layer(size: diameter, .circle, fill: .color(color)),
        at: Point(x: left + Double(index) * sampleStep, y: top))
    }
  }
}

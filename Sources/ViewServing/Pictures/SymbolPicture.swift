internal import Layers
internal import Messages
internal import Typesetting

/// The stand-in for a symbol of SF Symbols, in white: a character, or a box with the name.
struct SymbolPicture {
  let image: Image
  /// Points.
  let size: Size
  /// From the top to the baseline of text beside it.
  let baseline: Double
  /// Whether no character stands for the symbol.
  let isPlaceholder: Bool

  /// About what SF Symbols take up at their medium scale, per em.
  private static let frame = 1.18
  private static let ink = 1.04
  /// Half the height of SF Pro's capitals, about which symbols are centered, per em.
  private static let middle = 1443.0 / 2048 / 2

  init(_ name: String, font: TextFont, scale: Double) {
    let font = font.font()
    let characters = SymbolCharacters.characters(for: name)
    isPlaceholder = characters == nil
    let text = characters ?? Self.initials(of: name)
    // Characters are of many sizes, symbols are not: drawn large, measured, and drawn again.
    let ink = Self.pictures(of: text, font, scale: 4, at: .zero).map(\.rect)
      .reduce(Rect(origin: .zero, size: .zero)) { $0.union($1) }
    let room = font.size * (isPlaceholder ? 0.7 : Self.ink)
    let factor = min(room / max(ink.size.width, ink.size.height, font.size / 8), 2)
    let side = font.size * Self.frame
    let width = isPlaceholder ? side : max(ink.size.width * factor + 0.14 * font.size, 0.4 * side)
    var canvas = PixelCanvas(
      width: Int(clamping: (width * scale).rounded(.up)),
      height: Int(clamping: (side * scale).rounded(.up)))
    size = Size(width: Double(canvas.width) / scale, height: Double(canvas.height) / scale)
    baseline = size.height / 2 + Self.middle * font.size
    let origin = Point(
      x: size.width / 2 - ink.center.x * factor, y: size.height / 2 - ink.center.y * factor)
    var drawn = font
    drawn.size *= factor
    for picture in Self.pictures(of: text, drawn, scale: scale, at: origin) {
      canvas.draw(
        picture.image, x: Int(clamping: (picture.rect.minX * scale).rounded()),
        y: Int(clamping: (picture.rect.minY * scale).rounded()))
    }
    if isPlaceholder { canvas.drawFrame(thickness: max(1, Int(clamping: font.size * scale / 17))) }
    canvas.removeColors()
    image = canvas.image
  }

  /// The pictures of the letters in a row, from an origin on the baseline.
  private static func pictures(
    of text: String, _ font: Font, scale: Double, at origin: Point
  ) -> [TextPicture] {
    let line = TextLayout(StyledText(text, font: font)).lines.first
    return (line?.runs ?? []).flatMap(\.slices).filter { !$0.glyphs.isBlank }.map { slice in
      slice.glyphs.picture(
        scale: scale, color: .white,
        at: Point(x: origin.x + slice.typographicBounds.origin.x, y: origin.y))
    }
  }

  /// The first letters of the parts of a name: "pcf" for `person.circle.fill`.
  private static func initials(of name: String) -> String {
    let letters = name.split(separator: ".").prefix(3).compactMap(\.first)
    return letters.isEmpty ? "?" : String(letters)
  }
}

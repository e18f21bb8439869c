internal import Layers
internal import Messages
internal import Typesetting

/// The stand-in for a symbol of SF Symbols, in white: a drawing, characters, or a box with the
/// name.
struct SymbolPicture {
  let image: Image
  /// Points.
  let size: Size
  /// From the top to the baseline of text beside it.
  let baseline: Double
  /// Whether no characters mean the same.
  let isPlaceholder: Bool

  /// About what SF Symbols take up at their medium scale, per em.
  private static let frame = 1.18
  private static let ink = 1.04
  /// Half the height of SF Pro's capitals, about which symbols are centered, per em.
  private static let middle = 1443.0 / 2048 / 2

  init(_ name: String, font: TextFont, scale: Double) {
    if let drawn = EnclosedDrawing(of: name) {
      self.init(drawn, size: font.size, weight: font.weight, scale: scale)
    } else {
      self.init(characters: name, font: font, scale: scale)
    }
  }

  /// - Parameters:
  ///   - fontSize: In points.
  ///   - weight: From 100 to 900, 400 for regular.
  private init(_ drawn: EnclosedDrawing, size fontSize: Double, weight: Int, scale: Double) {
    isPlaceholder = false
    let radius = Self.ink * fontSize / 2
    // By eye: as thick as the strokes of letters beside it, 8 hundredths for the regular weight.
    let thickness = 8 * (Double(weight) / 400).squareRoot()
    let ink = drawn.enclosure.map { 2 * radius * $0.room } ?? 2 * radius
    let bounds = drawn.drawing.bounds
    let height = fontSize * Self.frame
    let width =
      drawn.enclosure == nil
      ? (bounds.size.width + thickness) / 100 * ink + 0.1 * fontSize : height
    var canvas = PixelCanvas(
      width: Int(clamping: (width * scale).rounded(.up)),
      height: Int(clamping: (height * scale).rounded(.up)))
    size = Size(width: Double(canvas.width) / scale, height: Double(canvas.height) / scale)
    baseline = size.height / 2 + Self.middle * fontSize
    let drop = radius * (drawn.enclosure?.drop ?? 0)
    canvas.draw(
      drawn.drawing, x: (size.width / 2 - bounds.center.x / 100 * ink) * scale,
      y: (size.height / 2 - ink / 2 + drop) * scale, side: ink * scale,
      lineWidth: thickness * (drawn.enclosure == nil ? 1 : 1.4))
    if let enclosure = drawn.enclosure {
      canvas.enclose(
        in: enclosure, radius: radius * scale,
        lineWidth: max(1, thickness / 100 * 2 * radius * scale * 0.9))
    }
    image = canvas.image
  }

  private init(characters name: String, font: TextFont, scale: Double) {
    let font = font.font()
    let form = SymbolForm(of: name)
    isPlaceholder = form == nil
    let text = form?.characters ?? Self.initials(of: name)
    let enclosure =
      form == nil ? SymbolEnclosure(shape: .square, isFilled: false) : form?.enclosure
    // Characters are of many sizes, symbols are not: drawn large, measured, and drawn again.
    let measured = min(4, 256 / font.size)
    let ink = Self.pictures(of: text, font, scale: measured, at: .zero).map(\.visibleRect)
      .reduce(Rect(origin: .zero, size: .zero)) { $0.union($1) }
    let radius = Self.ink * font.size / 2
    let room = enclosure.map { 2 * radius * $0.room } ?? 2 * radius
    let factor = min(room / max(ink.size.width, ink.size.height, font.size / 8), 2)
    let side = font.size * Self.frame
    let width =
      enclosure == nil ? max(ink.size.width * factor + 0.14 * font.size, 0.4 * side) : side
    var canvas = PixelCanvas(
      width: Int(clamping: (width * scale).rounded(.up)),
      height: Int(clamping: (side * scale).rounded(.up)))
    size = Size(width: Double(canvas.width) / scale, height: Double(canvas.height) / scale)
    baseline = size.height / 2 + Self.middle * font.size
    let origin = Point(
      x: size.width / 2 - ink.center.x * factor,
      y: size.height / 2 - ink.center.y * factor + radius * (enclosure?.drop ?? 0))
    var drawn = font
    drawn.size *= factor
    for picture in Self.pictures(of: text, drawn, scale: scale, at: origin) {
      canvas.draw(
        picture.image, x: Int(clamping: (picture.rect.minX * scale).rounded()),
        y: Int(clamping: (picture.rect.minY * scale).rounded()))
    }
    canvas.removeColors()
    if let enclosure {
      canvas.enclose(
        in: enclosure, radius: radius * scale, lineWidth: max(1, font.size * scale / 14))
    }
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

extension TextPicture {
  /// The area of the pixels that are not transparent; emoji have some that are.
  fileprivate var visibleRect: Rect {
    let pixels = image.pixels
    var (left, right, top, bottom) = (image.pixelWidth, 0, image.pixelHeight, 0)
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where pixels[(y * image.pixelWidth + x) * 4 + 3] > 8 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard left < right else { return rect }
    let pixel = rect.size.width / Double(image.pixelWidth)
    return Rect(
      x: rect.minX + Double(left) * pixel, y: rect.minY + Double(top) * pixel,
      width: Double(right - left) * pixel, height: Double(bottom - top) * pixel)
  }
}

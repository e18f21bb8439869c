internal import Layers
internal import Typesetting

/// Text for overlays as layers: each string is set and rasterised once for its style and scale.
final class OverlayText {
  /// Look of a piece of text in an overlay.
  struct Style: Hashable {
    var size: Double
    var weight: Font.Weight = .regular
    var color: Color

    static let label = Style(size: 13, color: .white.opacity(0.92))
    static let value = Style(size: 13, weight: .semibold, color: .white)
    static let faint = Style(size: 12, color: .white.opacity(0.55))
    static let title = Style(size: 15, weight: .semibold, color: .white)
  }

  private struct Key: Hashable {
    let string: String
    let style: Style
    let scale: Double
  }

  /// Text in points, ready to be placed; `baseline` is measured from its top.
  struct Piece {
    let layer: Layer
    /// Where the picture's top left lies from the text's own, for ink that overhangs.
    let inkOrigin: Point
    let size: Size
  }

  private var pieces: [Key: Piece] = [:]

  /// Pieces after which all are forgotten; a session shows a few dozen.
  private static let limit = 256

  /// - Parameter scale: Pixels per point the text is rasterised for.
  func piece(_ string: String, _ style: Style, scale: Double) -> Piece {
    let key = Key(string: string, style: style, scale: scale)
    if let piece = pieces[key] { return piece }
    if pieces.count >= Self.limit { pieces.removeAll() }
    let font = Font(size: style.size, weight: style.weight).monospacedDigit()
    let layout = TextLayout(StyledText(string, font: font))
    let picture = layout.picture(scale: scale, color: style.color)
    let piece = Piece(
      layer: Layer(size: picture.rect.size, image: picture.image),
      inkOrigin: picture.rect.origin, size: layout.size)
    pieces[key] = piece
    return piece
  }
}

internal import Files
package import Layers
internal import Synchronization
internal import Typesetting

/// Texts as layers, each shaped and rasterized once for its style and scale.
///
/// ```swift
/// let pieces = TextPieces()
/// let piece = pieces.piece("amplitude", .plain, scale: 2)
/// ```
///
/// A cache and nothing else: the same arguments give equal pieces, so that a control that has not
/// changed gives a layer that is equal to the last one. What was not asked for in a while is
/// forgotten. Other pictures that would have to be made again are in it, too.
package final class TextPieces: Sendable {
  /// A text in points, ready to be placed.
  package struct Piece: Sendable {
    package let layer: Layer
    /// Where the picture's top left lies from the text's own, for ink that overhangs.
    package let inkOrigin: Point
    package let size: Size
  }

  private struct Key: Hashable {
    let string: String
    let style: TextStyle
    /// Points at which lines break.
    let width: Double?
    /// Pixels per point; `nil` where only the layout is wanted.
    let scale: Double?
  }

  /// Values that a picture is drawn from.
  struct PictureKey: Hashable {
    let numbers: [Double]
    let colors: [Color]
    let pixelWidth: Int
    let pixelHeight: Int
  }

  private struct Caches {
    var layouts = RecentlyUsed<Key, TextLayout>()
    var pieces = RecentlyUsed<Key, Piece>()
    var pictures = RecentlyUsed<PictureKey, Image>(limit: 4)
  }

  private let caches = Mutex(Caches())

  package init() {}

  /// - Parameters:
  ///   - scale: Pixels per point the text is rasterized for.
  ///   - width: Points at which lines break; `nil` for one line.
  package func piece(
    _ string: String, _ style: TextStyle, scale: Double, width: Double? = nil
  ) -> Piece {
    let string = Self.shown(string, width: width)
    let key = Key(string: string, style: style, width: width, scale: scale)
    if let piece = caches.withLock({ $0.pieces[key] }) { return piece }
    let layout = layout(string, style, width: width)
    let picture = layout.picture(scale: scale, color: style.color)
    let piece = Piece(
      layer: Layer(size: picture.rect.size, image: picture.image),
      inkOrigin: picture.rect.origin, size: layout.size)
    caches.withLock { $0.pieces[key] = piece }
    return piece
  }

  package func size(_ string: String, _ style: TextStyle, width: Double? = nil) -> Size {
    layout(Self.shown(string, width: width), style, width: width).size
  }

  /// The text with what is not seen as escapes; one that may have several lines keeps them.
  private static func shown(_ string: String, width: Double?) -> String {
    width == nil ? string.visible : string.visibleLines
  }

  /// Returns where a caret stands before each character and after the last one, in points from the
  /// left; for text on one line.
  package func caretPlaces(in string: String, _ style: TextStyle) -> [Double] {
    let layout = layout(string.visible, style, width: nil)
    var starts: [Int: Double] = [:]
    var end = 0.0
    for run in layout.lines.flatMap(\.runs) {
      for slice in run.slices {
        let (left, right) = (
          slice.typographicBounds.origin.x,
          slice.typographicBounds.origin.x + slice.typographicBounds.width
        )
        let isBackward = run.direction == .rightToLeft
        starts[slice.utf8Range.lowerBound] = isBackward ? right : left
        if slice.utf8Range.upperBound == string.visible.utf8.count {
          end = isBackward ? left : right
        }
      }
    }
    var places: [Double] = []
    var offset = 0
    for character in string {
      // Inside of a ligature the caret stands where the ligature begins.
      places.append(starts[offset] ?? places.last ?? 0)
      offset += String(character).visible.utf8.count
    }
    return places + [end]
  }

  /// Which end of a text that is too long is left out.
  package enum Truncation { case head, tail }

  /// Returns the text, or as much of it as there is room for, with an ellipsis for the rest.
  ///
  /// - Parameter width: Points it may take on one line.
  package func truncated(
    _ string: String, _ style: TextStyle, to width: Double, at end: Truncation = .tail
  ) -> String {
    func shortened(to count: Int) -> String {
      end == .tail ? string.prefix(count) + "…" : "…" + string.suffix(count)
    }
    let isShort = string.utf8.count <= Self.characterLimit
    if isShort, size(string, style).width <= width { return string }
    var (fitting, tooMany) = (0, min(string.count, Self.characterLimit))
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      let fits = size(shortened(to: middle), style).width <= width
      (fitting, tooMany) = fits ? (middle, tooMany) : (fitting, middle)
    }
    return shortened(to: fitting)
  }

  /// More than fits on a line of any window.
  private static let characterLimit = 1000

  /// Returns the picture that was made for an equal key, or makes it.
  func picture(of key: PictureKey, make: () -> Image) -> Image {
    if let picture = caches.withLock({ $0.pictures[key] }) { return picture }
    let picture = make()
    caches.withLock { $0.pictures[key] = picture }
    return picture
  }

  private func layout(_ string: String, _ style: TextStyle, width: Double?) -> TextLayout {
    let measured = TextStyle(size: style.size, isStrong: style.isStrong, color: .white)
    let key = Key(string: string, style: measured, width: width, scale: nil)
    if let layout = caches.withLock({ $0.layouts[key] }) { return layout }
    let layout = TextLayout(StyledText(string, font: style.font), width: width)
    caches.withLock { $0.layouts[key] = layout }
    return layout
  }
}

/// Values by keys, of which those that were not used lately are forgotten.
///
/// Two generations: once the young one is full it becomes the old one, whose values are forgotten
/// unless they are used before the next change.
struct RecentlyUsed<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  private let limit: Int

  /// - Parameter limit: Values of a generation; a panel with its overlays shows two hundred texts.
  init(limit: Int = 600) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= limit { (old, young) = (young, [:]) }
      young[key] = newValue
    }
  }
}

internal import Layers
internal import Synchronization
internal import Typesetting

/// A headline, set: its emphasised parts between `*` marks, as large as there is room.
///
/// The title size of the platform, or a smaller one with which no emphasised part is divided
/// between two lines.
struct HeadlineText: Sendable {
  let string: String
  let block: TextBlock
  /// At most 1: below, the smallest size is still too large.
  let scale: Double

  private let room: Size

  private static let recentTexts = Mutex<[HeadlineText]>([])

  /// Returns `string`, set; each of the last eight texts is set once.
  ///
  /// Images are compared by identity, so equal layers need the same images of emoji.
  static func recent(_ string: String, room: Size) -> HeadlineText {
    recentTexts.withLock { texts in
      if let known = texts.first(where: { $0.string == string && $0.room == room }) { return known }
      let text = HeadlineText(string, room: room)
      texts = [text] + texts.prefix(7)
      return text
    }
  }

  /// Sizes that are tried, from title down; those of the platform's text styles.
  private static let sizes = [28.0, 22, 20, 17, 15, 13, 12]

  /// - Parameter room: Points it may take.
  init(_ string: String, room: Size) {
    self.string = string
    self.room = room
    var largest: TextLayout?
    var whole: TextLayout?
    var layout = Self.layout(string, size: Self.sizes[0], in: room)
    for size in Self.sizes.dropFirst() where whole == nil {
      if layout.size.width <= room.width, layout.size.height <= room.height {
        largest = largest ?? layout
        if Self.hasWholeParts(layout) { whole = layout }
      }
      layout = Self.layout(string, size: size, in: room)
    }
    layout = whole ?? largest ?? layout
    block = TextBlock(layout, color: .system(.primary, in: .dark))
    scale = min(1, room.height / max(1, layout.size.height), room.width / max(1, layout.size.width))
  }

  private static func layout(_ string: String, size: Double, in room: Size) -> TextLayout {
    TextLayout(styled(string, size: size), width: room.width, alignment: .center)
  }

  /// Whether every emphasised part is one run, on one line.
  private static func hasWholeParts(_ layout: TextLayout) -> Bool {
    let runs = layout.lines.flatMap(\.runs).count { $0.style.attribute == .emphasis }
    return runs == layout.text.runs.count { $0.style.attribute == .emphasis }
  }

  /// text = (plain | "*" emphasised "*")*
  ///
  /// An emphasised part neither begins nor ends with a space, and has no mark in it; a mark without
  /// a partner stands for itself: in "2 * 3" nothing is emphasised.
  static func styled(_ string: String, size: Double) -> StyledText {
    let plain = Font(size: size, weight: .semibold, design: .rounded)
    var text = StyledText("")
    var rest = string[...]
    while let opening = rest.firstIndex(of: "*") {
      let inner = rest[rest.index(after: opening)...]
      let part = inner.prefix { $0 != "*" }
      let isMarked =
        part.endIndex < inner.endIndex && part.first?.isWhitespace == false
        && part.last?.isWhitespace == false
      text += StyledText(String(rest[..<(isMarked ? opening : inner.startIndex)]), font: plain)
      if isMarked {
        text += StyledText(
          String(part), font: plain.weight(.bold), color: .system(.pink, in: .dark),
          attribute: .emphasis)
      }
      rest = isMarked ? inner[inner.index(after: part.endIndex)...] : inner
    }
    return text + StyledText(String(rest), font: plain)
  }
}

extension HeadlineText: Equatable {
  static func == (a: HeadlineText, b: HeadlineText) -> Bool { a.string == b.string }
}

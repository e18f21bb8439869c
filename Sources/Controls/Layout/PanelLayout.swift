package import Layers

/// Where everything in a panel is: a pure function of what it shows, of its state and of the size
/// of the window.
///
/// The panel lies at the window's right edge, as wide as its texts want and as high as the window.
/// Title and buttons stay, the rows between them scroll; in a low window all of it scrolls. Where
/// the window is narrower than the texts, controls stand below their names.
package struct PanelLayout: Sendable {
  package let panel: Panel
  /// Of the window.
  package let size: Size
  package let frame: Rect
  /// Where rows are seen.
  let body: Rect
  /// Points that rows are scrolled by, and can be.
  let scroll: Double
  let scrollLimit: Double
  /// How high the panel would be without scrolling.
  package let contentHeight: Double
  let columns: Columns
  let placed: [PlacedItem]
  let hitTargets: [HitTarget]
  let popup: PlacedPopup?
  let title: Rect
  let search: Rect?
  let rects: [Target: Rect]
  let text: TextPieces

  /// In windows that are narrower still it is cut off: there is no room for a word.
  private static let leastWidth = 80.0
  /// Windows that are lower scroll all of the panel.
  private static let leastFixedHeight = 300.0

  /// - Parameters:
  ///   - size: Of the window.
  ///   - leastWidth: Points that the panel takes if the window has as much: a width that it had
  ///     before, so that it does not shrink with its numbers.
  package init(
    of panel: Panel, _ state: PanelState, in size: Size, leastWidth: Double = 0, text: TextPieces
  ) {
    let columns = Columns(
      of: panel, atLeast: leastWidth, within: max(size.width, Self.leastWidth), text: text)
    let frame = Rect(
      x: max(0, size.width - columns.width), y: 0, width: columns.width, height: size.height)
    var builder = PanelBuilder(panel: panel, state: state, columns: columns, text: text)
    builder.putHeader()
    let header = builder.y
    builder.putItems()
    let rows = builder.y
    builder.putButtons()
    let footer = builder.y - rows
    let isFixed = size.height >= Self.leastFixedHeight
    let (top, bottom) = isFixed ? (header, max(header, size.height - footer)) : (0, size.height)
    body = Rect(x: frame.minX, y: top, width: frame.size.width, height: bottom - top)
    let content = isFixed ? rows - header : builder.y
    scrollLimit = max(0, content - body.size.height)
    contentHeight = builder.y
    let scroll = min(max(0, state.scroll), scrollLimit)
    // What is laid out one below the other is moved to its place: header, rows and footer apart.
    let footerTop = isFixed ? bottom : rows - scroll
    func moved(_ rect: Rect) -> Rect {
      let shift =
        rect.minY >= rows - 1e-6
        ? footerTop - rows : isFixed && rect.minY < header - 1e-6 ? 0 : -scroll
      return Rect(
        origin: Point(x: rect.minX + frame.minX, y: rect.minY + shift), size: rect.size)
    }
    let hitTargets = builder.hitTargets.map { hitTarget in
      let isRow = hitTarget.rect.minY >= header - 1e-6 && hitTarget.rect.minY < rows - 1e-6
      return HitTarget(
        target: hitTarget.target, rect: moved(hitTarget.rect), isInBody: !isFixed || isRow,
        isStop: hitTarget.isStop, shape: hitTarget.shape, tooltip: hitTarget.tooltip)
    }
    placed = builder.placed.map {
      PlacedItem(
        item: $0.item, frame: moved($0.frame), indent: $0.indent, label: $0.label,
        isOpen: $0.isOpen)
    }
    var rects = builder.rects.mapValues(moved)
    title = moved(builder.title)
    search = builder.search.map(moved)
    self.frame = frame
    self.panel = panel
    self.size = size
    self.columns = columns
    self.scroll = scroll
    self.text = text
    let bar = Self.scrollBar(body: body, limit: scrollLimit, scroll: scroll)
    self.hitTargets = hitTargets + (bar.map { [$0] } ?? [])
    popup = state.popup.flatMap {
      PlacedPopup($0, of: panel, state, rects: rects, in: size, text: text)
    }
    for hitTarget in popup?.hitTargets ?? [] { rects[hitTarget.target] = hitTarget.rect }
    if let bar { rects[bar.target] = bar.rect }
    self.rects = rects
  }

  private static func scrollBar(body: Rect, limit: Double, scroll: Double) -> HitTarget? {
    guard limit >= 1, body.size.height >= 40 else { return nil }
    let shown = body.size.height
    let length = max(24, shown * shown / (shown + limit))
    let top = body.minY + 2 + (shown - length - 4) * scroll / limit
    return HitTarget(
      target: .scrollBar, rect: Rect(x: body.maxX - 9, y: top, width: 9, height: length))
  }

  // MARK: - Reading it

  /// Whether the pointer is the panel's there.
  package func contains(_ point: Point) -> Bool {
    frame.contains(point) || popup?.frame.contains(point) == true
  }

  /// Where a part of a control is, in points of the window; `nil` for one that is not shown.
  package func rect(of target: Target) -> Rect? { rects[target] }

  /// Returns the target under a point.
  func hitTarget(at point: Point) -> HitTarget? {
    if let popup {
      guard popup.frame.contains(point) else { return nil }
      return popup.hitTargets.last { $0.rect.contains(point) }
    }
    return hitTargets.last { $0.rect.contains(point) && (!$0.isInBody || body.contains(point)) }
  }

  /// Where the keyboard can stop, in order.
  var stops: [Target] { (popup?.hitTargets ?? hitTargets).filter(\.isStop).map(\.target) }

  /// Returns the tooltip of what answers to the pointer: lines of a menu while one is open.
  func tooltip(of target: Target) -> Tooltip? {
    (popup?.hitTargets ?? hitTargets).last { $0.target == target }?.tooltip
  }

  /// Shape that the pointer should have.
  package func shape(for state: PanelState) -> PointerShape {
    let target = state.dragged?.target ?? state.hovered
    guard let target else { return .arrow }
    return ((popup?.hitTargets ?? []) + hitTargets).last { $0.target == target }?.shape ?? .arrow
  }

  /// Points that the panel wants to be wide, whatever room it has.
  package var wantedWidth: Double { columns.wanted }

  /// The width of everything beside the panel, in points.
  package var remainingWidth: Double { size.width - frame.size.width }
}

internal import Layers

/// The rows of a list, or of a section of it, one below the other with lines between them.
nonisolated struct ListRows<Content: View>: ContainerView {
  typealias Body = Never

  let form: ListForm
  /// Whether all of it is one section; otherwise sections are between the rows.
  let isSection: Bool
  let content: Content

  @MainActor var containerContent: ListRowContent<Content> { ListRowContent(content: content) }

  @MainActor func makeElement(node: _Node) -> ListRowsElement {
    ListRowsElement(form: form, isSection: isSection, node: node)
  }

  @MainActor func update(_ element: ListRowsElement, from old: ListRows) {
    element.form = form
  }
}

/// The content of rows: it knows that it is in one.
nonisolated struct ListRowContent<Content: View>: View {
  let content: Content

  @MainActor var body: some View { content.environment(\.isListRow, true) }
}

/// The element of rows.
final class ListRowsElement: DrawnElement {
  var form: ListForm { didSet { if form != oldValue { setNeedsLayout() } } }
  private let isSection: Bool
  /// The places of the children, from the top.
  private var rows: [Row] = []

  /// A child's place.
  private struct Row {
    let element: Element
    var y: CGFloat = 0
    var height: CGFloat = 0
    /// Whether it is a section of its own.
    let isSection: Bool
    var insets = EdgeInsets()
    /// Whether it begins or ends a card.
    var isFirst = false
    var isLast = false
  }

  init(form: ListForm, isSection: Bool, node: _Node) {
    self.form = form
    self.isSection = isSection
    super.init(node: node)
  }

  private var gap: CGFloat { environment.listSectionSpacing ?? form.sectionGap }

  private func cardMargin(_ width: CGFloat) -> CGFloat { isSection ? 0 : form.margin(width: width) }

  private func arrange(width: CGFloat) -> (rows: [Row], height: CGFloat) {
    let margin = cardMargin(width)
    let least = environment.defaultMinListRowHeight
    let spacing = environment.listRowSpacing ?? 0
    var rows: [Row] = []
    var y: CGFloat = 0
    for child in children {
      let isOwn = child.trait(ObjectIdentifier(ListSectionTrait.self)) as? Bool == true
      var row = Row(element: child, isSection: isOwn)
      if isOwn {
        if !isSection { y += gap }
        row.height =
          child.size(for: ProposedViewSize(width: width - 2 * margin, height: nil)).height
      } else {
        row.isFirst = rows.last.map { $0.isSection || spacing > 0 } ?? true
        if row.isFirst, !isSection, rows.last?.isSection ?? true { y += gap }
        row.insets =
          child.trait(ObjectIdentifier(RowInsets.self)) as? EdgeInsets
          ?? EdgeInsets(
            top: ListForm.rowPadding, leading: ListForm.rowInset, bottom: ListForm.rowPadding,
            trailing: ListForm.rowInset)
        let inner = width - 2 * margin - row.insets.horizontal
        let height = child.size(for: ProposedViewSize(width: max(0, inner), height: nil)).height
        row.height = max(least, height + row.insets.top + row.insets.bottom)
      }
      row.y = y
      y += row.height + (isOwn ? 0 : spacing)
      rows.append(row)
    }
    for index in rows.indices where !rows[index].isSection {
      let next = index + 1 < rows.count ? rows[index + 1] : nil
      rows[index].isLast = next.map { $0.isSection || $0.isFirst } ?? true
    }
    if !isSection, !rows.isEmpty { y += gap }
    return (rows, y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: arrange(width: width).height)
  }

  override func placeChildren() {
    rows = arrange(width: frame.width).rows
    let margin = cardMargin(frame.width)
    for row in rows {
      if row.isSection {
        place(
          row.element, at: CGPoint(x: margin, y: row.y),
          proposal: ProposedViewSize(width: frame.width - 2 * margin, height: nil))
        continue
      }
      let offer = ProposedViewSize(
        width: max(0, frame.width - 2 * margin - row.insets.horizontal), height: nil)
      let height = row.element.size(for: offer).height
      let free = row.height - row.insets.top - row.insets.bottom - height
      place(
        row.element,
        at: CGPoint(
          x: margin + row.insets.leading, y: row.y + row.insets.top + max(0, free / 2)),
        proposal: offer)
      let background = row.element.trait(ObjectIdentifier(RowBackgroundElement.self))
      (background as? RowBackgroundElement)?.placeBackground(in: rect(of: row))
    }
  }

  /// The place of a row's card, in the space of the frame.
  private func rect(of row: Row) -> CGRect {
    let margin = cardMargin(frame.width)
    return CGRect(
      x: frame.minX + margin, y: frame.minY + row.y, width: frame.width - 2 * margin,
      height: row.height)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    var pictures: [Layer.Child] = []
    for row in rows where isNearlyVisible(row, in: context) {
      if !row.isSection { pictures += ground(of: row, in: context) }
      pictures += row.element.draw(in: context)
      if !row.isSection, !row.isLast, let line = separator(below: row) { pictures.append(line) }
    }
    return pictures
  }

  private func isNearlyVisible(_ row: Row, in context: DrawingContext) -> Bool {
    guard let visible = context.visibleRect else { return true }
    return visible.insetBy(dx: -visible.width, dy: -visible.height).intersects(rect(of: row))
  }

  private func ground(of row: Row, in context: DrawingContext) -> [Layer.Child] {
    let rect = rect(of: row).roundedToPixels(scale: context.scale)
    let own =
      row.element.trait(ObjectIdentifier(RowBackgroundElement.self)) as? RowBackgroundElement
    var pictures: [Layer.Child]
    if let own {
      pictures = own.drawBackground(in: context)
    } else if isSelected(row) {
      pictures = [picture(.systemGray4, in: rect)]
    } else {
      guard let color = form.rowGround else { return [] }
      pictures = [picture(color, in: rect)]
    }
    guard form.isInset, row.isFirst || row.isLast else { return pictures }
    let radius = ListForm.cornerRadius
    let (top, bottom) = (row.isFirst ? radius : 0, row.isLast ? radius : 0)
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .continuous)
    let card = Layer(size: rect.size.layersSize, pictures: pictures, around: rect)
    return [
      Layer.Child(
        card.clip(to: outline.outline(in: rect.size, FillStyle())), at: rect.origin.layersPoint)
    ]
  }

  private func picture(_ color: UIColor, in rect: CGRect) -> Layer.Child {
    let color = Color(uiColor: color).layersColor(in: environment.colorContext)
    return Layer.Child(
      Layer(size: rect.size.layersSize, fill: .color(color)), at: rect.origin.layersPoint)
  }

  private func separator(below row: Row) -> Layer.Child? {
    guard row.element.trait(ObjectIdentifier(RowSeparator.self)) as? Visibility != .hidden else {
      return nil
    }
    let rect = rect(of: row)
    let tint = row.element.trait(ObjectIdentifier(RowSeparatorTint.self)) as? Color
    let color = (tint ?? Color(uiColor: .separator)).layersColor(in: environment.colorContext)
    let height = environment.pixelLength
    let start = rect.minX + max(row.insets.leading, 0)
    return Layer.Child(
      Layer(size: Size(width: max(0, rect.maxX - start), height: height), fill: .color(color)),
      at: Point(x: start, y: rect.maxY - height))
  }

  // MARK: - Input

  private func isSelected(_ row: Row) -> Bool {
    guard let selection = environment.listSelection, environment.showNextColumn == nil,
      let value = anyHashable(row.element.optionValue)
    else { return false }
    return selection.isSelected(value)
  }

  private func anyHashable(_ value: Any?) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    for row in rows {
      if row.isSection {
        if let path = row.element.hit(point) { return path.adding(self) }
        continue
      }
      guard rect(of: row).contains(point) else { continue }
      if let path = row.element.hit(point) { return path.adding(self) }
      return press(ofButtonIn: row) ?? HitPath(self)
    }
    return frame.contains(point) ? HitPath(self) : nil
  }

  /// The way to the only button of a row, which all of the row stands for.
  private func press(ofButtonIn row: Row) -> HitPath? {
    let targets = row.element.keyTargets
    guard targets.count == 1, let button = targets.first else { return nil }
    guard var path = Self.visibleParts(of: button).lazy.compactMap({ button.hit($0) }).first else {
      return nil
    }
    var element = button.parent
    while let next = element, next !== self {
      path = path.adding(next)
      element = next.parent
    }
    return path.adding(self)
  }

  /// The middles of what an element is made of.
  private static func visibleParts(of element: Element) -> [CGPoint] {
    element.children.isEmpty
      ? [CGPoint(x: element.frame.midX, y: element.frame.midY)]
      : element.children.flatMap(visibleParts)
  }

  override func coversPress(at point: CGPoint, of child: Element) -> Bool {
    rows.contains { $0.element === child && !$0.isSection && rect(of: $0).contains(point) }
  }
}

extension ListRowsElement: GestureCarrier {
  /// Selects the row that is pressed.
  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard inner == nil, let selection = environment.listSelection else { return inner }
    let next = environment.showNextColumn
    let drag = ControlDrag { [weak self] step, point in
      guard let self, step == .ended else { return }
      let inFrame = CGPoint(x: point.x + self.frame.minX, y: point.y + self.frame.minY)
      for row in self.rows where !row.isSection && self.rect(of: row).contains(inFrame) {
        guard let value = self.anyHashable(row.element.optionValue) else { continue }
        if selection.select(value) { next?.show() }
      }
    }
    return AttachedRecognizer(ControlDrag._makeRecognizer(drag), to: self)
  }
}

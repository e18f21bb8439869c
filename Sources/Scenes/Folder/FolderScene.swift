package import Layers
package import Parameters

/// The shaders and views of a folder as pictures with their names: a click opens one.
///
/// It draws no shader itself: pictures come in as events once they are drawn. A view has a sign
/// that says that it runs.
package struct FolderScene: Scene {
  /// One shader or view of the folder.
  package struct Entry: Sendable, Equatable {
    package let source: SceneSource
    /// Its name, set once.
    fileprivate let label: NameLabel

    package init(_ source: SceneSource) {
      self.source = source
      label = NameLabel(source.name, fontSize: 12)
    }

    private init(_ source: SceneSource, label: NameLabel) {
      self.source = source
      self.label = label
    }

    /// The same entry, opened by what its file is now.
    fileprivate func reading(_ source: SceneSource) -> Entry { Entry(source, label: label) }

    package static func == (a: Entry, b: Entry) -> Bool { a.source == b.source }
  }

  package private(set) var entries: [Entry]
  package var parameters: ParameterSet { ParameterSet([]) }
  /// How often an entry was opened.
  package private(set) var actionCount = 0
  /// The entry that was opened last; `nil` before.
  package private(set) var opened: Int?
  /// `nil` for entries that cannot be drawn.
  private var thumbnails: [Int: Image?] = [:]
  private var selected = 0
  private var scroll = 0.0
  private var press: (index: Int, place: Point)?
  private var dragStart: Double?

  /// How far the pointer may move in a click, in points.
  private static let slack = 6.0

  package init(_ entries: [Entry]) { self.entries = entries }

  package static func == (a: FolderScene, b: FolderScene) -> Bool {
    a.entries == b.entries && a.thumbnails == b.thumbnails && a.selected == b.selected
      && a.scroll == b.scroll && a.opened == b.opened && a.actionCount == b.actionCount
      && a.press?.index == b.press?.index && a.dragStart == b.dragStart
  }

  package func code(at time: Double) -> CopiedCode? { nil }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    let grid = FolderGrid(count: entries.count, canvas: canvas)
    switch event {
    case .pointerDown(let place):
      dragStart = scroll
      press = grid.index(at: place, scroll: scroll).map { ($0, place) }
      if let press { selected = press.index }
    case .pointerUp(let place):
      if let press, abs(press.place.x - place.x) + abs(press.place.y - place.y) < Self.slack {
        open(press.index)
      }
      (press, dragStart) = (nil, nil)
    case .pointerCancelled: (press, dragStart) = (nil, nil)
    case .scrolled(_, let y, let unit):
      scroll = grid.clamped(scroll - y * (unit == .notches ? 60 : 1))
    case .moved(let direction):
      let step = [.left: -1, .right: 1, .up: -grid.columns, .down: grid.columns][direction] ?? 0
      guard entries.indices.contains(selected + step) else { return }
      selected += step
      scroll = grid.scroll(showing: selected, from: scroll)
    case .keyDown: open(selected)
    case .thumbnail(let index, let image): thumbnails.updateValue(image, forKey: index)
    case .entries(let sources): replaceEntries(by: sources, in: canvas)
    case .pointerMoved, .keyUp, .keyboard, .typed, .focused, .hold, .release, .releaseAll: break
    }
  }

  /// Shows other entries: those that were there have their pictures still, and the selected one
  /// stays selected if it is among them.
  private mutating func replaceEntries(by sources: [SceneSource], in canvas: Size) {
    let before = entries
    let indices = Dictionary(
      sources.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Dictionary(
      before.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    var pictures: [Int: Image?] = [:]
    for (index, image) in thumbnails where before.indices.contains(index) {
      if let place = indices[before[index].source] { pictures.updateValue(image, forKey: place) }
    }
    let chosen = before.indices.contains(selected) ? indices[before[selected].source] : nil
    entries = sources.map { source in
      known[source].map { $0.reading(source) } ?? Entry(source)
    }
    thumbnails = pictures
    selected = chosen ?? min(selected, max(0, entries.count - 1))
    (press, dragStart, opened) = (nil, nil, nil)
    scroll = FolderGrid(count: entries.count, canvas: canvas).clamped(scroll)
  }

  private mutating func open(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    opened = index
    actionCount += 1
  }

  package var takesArrows: Bool { true }

  package func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool {
    FolderGrid(count: entries.count, canvas: canvas).index(at: place, scroll: scroll) != nil
  }

  package func isMoving(at time: Double) -> Bool { false }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let grid = FolderGrid(count: entries.count, canvas: canvas)
    let cells = entries.indices.flatMap { index -> [Layer.Child] in
      let frame = grid.frame(of: index, scroll: scroll)
      guard frame.maxY > 0, frame.minY < canvas.height else { return [] }
      return cell(index, frame)
    }
    return Layer(size: canvas, children: cells)
  }

  private func cell(_ index: Int, _ frame: Rect) -> [Layer.Child] {
    let shape = Shape.roundedRectangle(cornerRadius: 10)
    let size = Size(width: frame.size.width, height: frame.size.height - FolderGrid.labelHeight)
    let picture = picture(index, size, shape)
    let isSelected = index == selected
    let rim = Layer(
      size: size, strokeBorder: shape,
      with: .color(.white.opacity(isSelected ? 0.7 : 0.14)), lineWidth: isSelected ? 2 : 1)
    let label = entries[index].label
    let place = Point(
      x: frame.minX + max(0, (frame.size.width - label.size.width) / 2),
      y: frame.minY + size.height + 6)
    return [
      Layer.Child(picture, at: frame.origin), Layer.Child(rim, at: frame.origin),
      Layer.Child(label.layer(within: frame.size.width), at: place),
    ]
  }

  /// Its picture, a sign if it cannot be drawn or has to be run, and a plain plate until that is
  /// known.
  private func picture(_ index: Int, _ size: Size, _ shape: Shape) -> Layer {
    if let image = thumbnails[index].flatMap(\.self) {
      return Layer(size: size, image: image).clip(to: shape)
    }
    let plate = Layer(size: size, shape, fill: .color(.white.opacity(0.06)))
    let source = entries[index].source
    let cannotBeDrawn = thumbnails[index] != nil || source.problem != nil
    let found = source.unopened != nil ? RunSign.layer : cannotBeDrawn ? WarningSign.layer : nil
    guard let sign = found else { return plate }
    return plate.overlay(
      Layer(
        size: size,
        children: [
          Layer.Child(
            sign,
            at: Point(
              x: (size.width - sign.size.width) / 2, y: (size.height - sign.size.height) / 2))
        ]))
  }
}

/// Where the pictures of a folder lie on a canvas, in points.
struct FolderGrid {
  let columns: Int
  private let count: Int
  private let canvas: Size
  private let cell: Size

  static let labelHeight = 28.0
  private static let margin = 20.0
  private static let gap = 16.0
  /// As wide as a picture is at least.
  private static let minimumWidth = 150.0

  init(count: Int, canvas: Size) {
    self.count = count
    self.canvas = canvas
    let room = max(1, canvas.width - 2 * Self.margin)
    columns = max(1, Int(clamping: (room + Self.gap) / (Self.minimumWidth + Self.gap)))
    let width = (room - Double(columns - 1) * Self.gap) / Double(columns)
    cell = Size(width: width, height: width * 0.625 + Self.labelHeight)
  }

  func frame(of index: Int, scroll: Double) -> Rect {
    Rect(
      origin: Point(
        x: Self.margin + Double(index % columns) * (cell.width + Self.gap),
        y: Self.margin + Double(index / columns) * (cell.height + Self.gap) - scroll), size: cell)
  }

  func index(at place: Point, scroll: Double) -> Int? {
    (0..<count).first { frame(of: $0, scroll: scroll).contains(place) }
  }

  /// The nearest way of scrolling that leaves no empty space below the last row.
  func clamped(_ scroll: Double) -> Double {
    let rows = (count + columns - 1) / columns
    let height = 2 * Self.margin + Double(rows) * (cell.height + Self.gap) - Self.gap
    return min(max(0, scroll), max(0, height - canvas.height))
  }

  /// The nearest way of scrolling that shows all of a picture.
  func scroll(showing index: Int, from scroll: Double) -> Double {
    let frame = frame(of: index, scroll: 0)
    return clamped(
      min(max(scroll, frame.maxY + Self.margin - canvas.height), frame.minY - Self.margin))
  }
}

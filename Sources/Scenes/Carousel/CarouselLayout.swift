internal import Layers

/// Where the items of a scroll view lie: a row of cards, or a column of rows.
struct CarouselLayout: Sendable, Hashable {
  enum Axis: Sendable, Hashable {
    case horizontal, vertical
  }

  let axis: Axis
  let canvas: Size
  let itemSize: Size
  let itemCount: Int
  /// Clear space between two items, in points.
  let spacing: Double
  /// Where the first item begins when nothing is scrolled, along the axis and across it.
  private let origin: Point
  /// The range of the scroll position.
  let extent: ScrollExtent

  /// Clear space before the first item and after the last, in points, as in the talk's row of
  /// turning cards.
  static let standardMargin = 44.0
  /// Of the rows in a column, in points.
  static let rowHeight = 100.0

  /// From the start of an item to that of the next, in points.
  var stride: Double { Self.length(of: itemSize, along: axis) + spacing }

  /// Length of what is seen, in points.
  var container: Double { Self.length(of: canvas, along: axis) }

  /// Cards in a row, each as wide as the window without its margins; two, three or more share the
  /// window where one would be too wide for its height.
  ///
  /// - Parameter margin: Clear space before the first card and after the last, in points.
  static func cards(
    count: Int, in canvas: Size, spacing: Double, margin: Double = standardMargin, paging: Paging
  ) -> CarouselLayout {
    let margin = fitting(margin, canvas.width)
    let room = max(1, canvas.width - 2 * margin)
    let mostHeight = max(1, canvas.height - 2 * min(48, canvas.height / 8))
    // Cards look best 5 : 8; narrower than 120 points they are too small to tell apart.
    let bestWidth = max(120, mostHeight / 1.6)
    let fitting = ((room + spacing) / (bestWidth + spacing)).rounded()
    let columns = min(max(1, Int(clamping: fitting)), count)
    let width = containerRelativeLength(room, count: columns, spacing: spacing)
    let size = Size(width: width, height: min(mostHeight, 1.6 * width))
    return row(
      of: count, size, columns: columns, in: canvas, spacing: spacing, margin: margin,
      paging: paging)
  }

  /// Cards in a row, each as wide as the window without its margins, however wide that is.
  ///
  /// - Parameter margin: As for `cards`.
  static func wideCards(
    count: Int, in canvas: Size, spacing: Double, margin: Double, paging: Paging
  ) -> CarouselLayout {
    let margin = fitting(margin, canvas.width)
    let width = max(1, canvas.width - 2 * margin)
    let mostHeight = max(1, canvas.height - 2 * min(48, canvas.height / 8))
    let size = Size(width: width, height: min(mostHeight, 1.6 * width))
    return row(
      of: count, size, columns: 1, in: canvas, spacing: spacing, margin: margin, paging: paging)
  }

  private static func row(
    of count: Int, _ size: Size, columns: Int, in canvas: Size, spacing: Double, margin: Double,
    paging: Paging
  ) -> CarouselLayout {
    let stride = size.width + spacing
    let page = paging == .snap ? 1 : max(1, canvas.width - 2 * margin) / stride
    return CarouselLayout(
      axis: .horizontal, canvas: canvas, itemSize: size, itemCount: count, spacing: spacing,
      origin: Point(x: margin, y: (canvas.height - size.height) / 2),
      extent: ScrollExtent(
        end: Double(count - columns), container: canvas.width / stride, page: page))
  }

  /// Rows in a column, at most 560 points wide.
  static func rows(count: Int, in canvas: Size, spacing: Double) -> CarouselLayout {
    let margin = fitting(standardMargin, canvas.height)
    let width = min(560, max(1, canvas.width - 2 * fitting(standardMargin, canvas.width)))
    let size = Size(width: width, height: rowHeight)
    let stride = size.height + spacing
    let content = Double(count) * stride - spacing + 2 * margin
    return CarouselLayout(
      axis: .vertical, canvas: canvas, itemSize: size, itemCount: count, spacing: spacing,
      origin: Point(x: (canvas.width - width) / 2, y: margin),
      extent: ScrollExtent(
        end: max(0, (content - canvas.height) / stride), container: canvas.height / stride))
  }

  /// Returns the length of one of `count` items that share a container with `spacing` between them,
  /// times `span` where it takes the place of several; as SwiftUI's `containerRelativeFrame`.
  static func containerRelativeLength(
    _ container: Double, count: Int = 1, span: Int = 1, spacing: Double
  ) -> Double {
    let one = (container - spacing * Double(count - 1)) / Double(count)
    return max(1, one * Double(span) + spacing * Double(span - 1))
  }

  /// A margin, less in windows that have no room for it.
  private static func fitting(_ margin: Double, _ length: Double) -> Double {
    min(margin, length / 8)
  }

  private static func length(of size: Size, along axis: Axis) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  /// Returns where an item lies on the canvas when the view is scrolled by a number of strides.
  func frame(of index: Int, scrolledBy position: Double) -> Rect {
    let offset = (Double(index) - position) * stride
    return Rect(
      origin: axis == .horizontal
        ? Point(x: origin.x + offset, y: origin.y) : Point(x: origin.x, y: origin.y + offset),
      size: itemSize)
  }

  /// Returns an item's place along the axis.
  func item(_ index: Int, scrolledBy position: Double) -> ScrolledItem {
    let frame = frame(of: index, scrolledBy: position)
    return ScrolledItem(
      start: axis == .horizontal ? frame.minX : frame.minY,
      length: Self.length(of: itemSize, along: axis), container: container)
  }

  /// Returns the items that can be seen, even if they are turned.
  func visibleItems(scrolledBy position: Double) -> [Int] {
    let (width, height) = (itemSize.width, itemSize.height)
    let reach = (container + (width * width + height * height).squareRoot()) / 2
    return (0..<itemCount).filter { index in
      let item = item(index, scrolledBy: position)
      return abs(item.start + item.length / 2 - container / 2) < reach
    }
  }
}

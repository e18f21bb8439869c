/// A view of a grid with the columns and the row that it lies in.
struct GridCell {
  let subview: LayoutSubview
  let row: Int
  let columns: Range<Int>
  let rowAlignment: VerticalAlignment?
  let unsizedAxes: Axis.Set

  /// The rows or columns that it lies in, along an axis.
  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

  /// The cells of a grid: rows after each other; a view outside rows has one of its own and all
  /// columns.
  static func cells(_ subviews: LayoutSubviews) -> (cells: [GridCell], size: (Int, Int)) {
    let rows = subviews.map { $0.trait(GridRowTrait.self, as: GridRowTrait.self) }
    let spans = subviews.map { $0.trait(GridColumnCountKey.self, as: Int.self) ?? 1 }
    var places: [(row: Int, column: Int)] = []
    var (row, column, columnCount) = (-1, 0, 1)
    for index in subviews.indices {
      if let id = rows[index]?.id, index > 0, id == rows[index - 1]?.id {
        column += spans[index - 1]
      } else {
        row += 1
        column = 0
      }
      places.append((row, column))
      if rows[index] != nil { columnCount = max(columnCount, column + spans[index]) }
    }
    let cells = subviews.indices.map { index in
      let first = places[index].column
      return GridCell(
        subview: subviews[index], row: places[index].row,
        columns: rows[index] == nil ? 0..<columnCount : first..<first + spans[index],
        rowAlignment: rows[index]?.alignment,
        unsizedAxes: subviews[index].trait(GridUnsizedAxesKey.self, as: Axis.Set.self) ?? [])
    }
    return (cells, (row + 1, columnCount))
  }
}

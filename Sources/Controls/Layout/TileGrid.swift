internal import Layers

/// Where tiles stand: as many side by side as there is room for, at least two.
struct TileGrid {
  private let left: Double
  private let top: Double
  private let columns: Int
  private let size: Size
  private let count: Int

  private static let gap = 10.0
  private static let widest = 150.0
  /// Height of the name below a picture.
  private static let nameHeight = 22.0
  /// Width and height of pictures, in parts.
  private static let aspect = 1.6

  init(_ tiles: Tiles, in room: RowRoom) {
    (left, top, count) = (room.left, room.top + 4, tiles.tiles.count)
    columns = max(2, Int((room.width + Self.gap) / (Self.widest + Self.gap)))
    let width = (room.width + Self.gap) / Double(columns) - Self.gap
    size = Size(width: width, height: (width / Self.aspect).rounded() + Self.nameHeight)
  }

  var height: Double {
    let lines = Double((count + columns - 1) / columns)
    return lines * (size.height + Self.gap) + 4
  }

  func frame(of index: Int) -> Rect {
    let (line, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: left + Double(column) * (size.width + Self.gap),
      y: top + Double(line) * (size.height + Self.gap), width: size.width, height: size.height)
  }

  /// The picture of a tile.
  static func picture(in frame: Rect) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width,
      height: frame.size.height - nameHeight)
  }

  /// Button that removes a tile, in a corner of its picture.
  static func remover(in frame: Rect) -> Rect {
    Rect(x: frame.maxX - 25, y: frame.minY + 5, width: 20, height: 20)
  }
}

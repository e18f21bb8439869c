internal import Layers

/// The parts of a control that answer to pointer and keys, at their places.
struct ControlParts {
  struct Part {
    let part: Target.Part
    let rect: Rect
    var isStop = false
    var shape = PointerShape.arrow
    /// The row's if left out.
    var tooltip: Tooltip?
  }

  var all: [Part] = []
  var height = Look.rowHeight
}

extension Control {
  func parts(in room: RowRoom, of row: Row, state: PanelState, text: TextPieces) -> ControlParts {
    switch self {
    case .slider(let slider): Self.parts(of: slider, in: room, text)
    case .pair(let pair): Self.parts(of: pair, in: room, text)
    case .menu, .color:
      ControlParts(all: [
        .init(part: .body, rect: room.strip(), isStop: true, shape: .hand)
      ])
    case .toggle(let toggle) where toggle.isMomentary:
      ControlParts(all: [.init(part: .body, rect: room.strip(), isStop: true, shape: .hand)])
    case .toggle: Self.parts(ofSwitchIn: room)
    case .pad(let pad): Self.parts(of: pad, in: room, text)
    case .text(let field): Self.parts(of: field, of: row, in: room, state, text)
    case .list(let list): Self.parts(of: list, in: room, text)
    case .tiles(let tiles): Self.parts(of: tiles, in: room)
    case .note(let note):
      ControlParts(
        height: max(
          Look.rowHeight, text.size(note, .small, width: room.width).height.rounded(.up) + 14))
    }
  }

  // MARK: - Numbers

  /// The field of a number whose text ends at `right`.
  private static func field(
    endingAt right: Double, number: Double, unit: String, top: Double, _ text: TextPieces
  ) -> Rect {
    let unit = Columns.unitWidth(unit) { text.size($0, $1).width.rounded(.up) }
    let width = number + unit + 2 * Look.fieldInset
    return Rect(
      x: right + Look.fieldInset - width, y: top, width: width, height: Look.fieldHeight)
  }

  private static func parts(
    of slider: Slider, in room: RowRoom, _ text: TextPieces
  ) -> ControlParts {
    let (track, line, height) = trackRoom(in: room, isPair: false)
    let number = Columns.numberWidth([slider.number.value], slider.range) {
      text.size($0, $1).width.rounded(.up)
    }
    let field = field(
      endingAt: room.right, number: number, unit: slider.unit, top: room.strip(line: line).minY,
      text)
    return ControlParts(
      all: [
        .init(part: .body, rect: track, shape: .hand),
        .init(part: .field(0), rect: field, isStop: true, shape: .text),
      ], height: height)
  }

  private static func parts(
    of pair: SliderPair, in room: RowRoom, _ text: TextPieces
  ) -> ControlParts {
    let (track, line, height) = trackRoom(in: room, isPair: true)
    let top = room.strip(line: line).minY
    let number = room.columns.pairWidth
    let second = field(endingAt: room.right, number: number, unit: pair.unit, top: top, text)
    let first = field(
      endingAt: second.minX + Look.fieldInset - Columns.arrowGap, number: number, unit: "",
      top: top, text)
    return ControlParts(
      all: [
        .init(part: .body, rect: track, shape: .hand),
        .init(part: .field(0), rect: first, isStop: true, shape: .text),
        .init(part: .field(1), rect: second, isStop: true, shape: .text),
      ], height: height)
  }

  /// Where a track is, and in which line the numbers stand.
  private static func trackRoom(
    in room: RowRoom, isPair: Bool
  ) -> (track: Rect, line: Int, height: Double) {
    var track = room.strip()
    guard room.columns.isTrackAlone else {
      track.size.width = room.columns.trackRight(isPair: isPair) - room.left
      return (track, 0, Look.rowHeight)
    }
    return (track, 1, 2 * Look.rowHeight)
  }

  // MARK: - Others

  private static func parts(ofSwitchIn room: RowRoom) -> ControlParts {
    let size = SwitchFace.small.track
    let strip = room.strip(height: size.height)
    let rect = Rect(
      x: room.right - size.width, y: strip.minY, width: size.width, height: size.height)
    return ControlParts(all: [.init(part: .body, rect: rect, isStop: true, shape: .hand)])
  }

  private static func parts(of pad: Pad, in room: RowRoom, _ text: TextPieces) -> ControlParts {
    let top = room.top + 4
    // The coordinates stand below the pad, side by side.
    let surface = Rect(x: room.left, y: top, width: room.width, height: Look.padHeight)
    let line = surface.maxY + 3
    let half = room.width / 2
    let fields = (0..<2).map { index in
      Rect(
        x: room.left + half * Double(index), y: line, width: half - 4, height: Look.fieldHeight)
    }
    return ControlParts(
      all: [
        .init(part: .body, rect: surface, isStop: true, shape: .cross),
        .init(part: .field(0), rect: fields[0], isStop: true, shape: .text),
        .init(part: .field(1), rect: fields[1], isStop: true, shape: .text),
      ], height: Look.padHeight + 4 + 3 + Look.fieldHeight + 5)
  }

  private static func parts(
    of field: TextField, of row: Row, in room: RowRoom, _ state: PanelState, _ text: TextPieces
  ) -> ControlParts {
    var rect = room.strip()
    // A long text takes the lines it needs, except while it is edited.
    if state.edit?.target != Target(row.name) {
      let size = text.size(field.text, .plain, width: rect.size.width - 2 * Look.fieldInset)
      rect.size.height = max(rect.size.height, size.height.rounded(.up) + 8)
    }
    return ControlParts(
      all: [.init(part: .body, rect: rect, isStop: true, shape: .text)],
      height: max(Look.rowHeight, rect.size.height + 6))
  }

  private static func parts(of tiles: Tiles, in room: RowRoom) -> ControlParts {
    let grid = TileGrid(tiles, in: room)
    let all = tiles.tiles.enumerated().flatMap { index, tile -> [ControlParts.Part] in
      let frame = grid.frame(of: index)
      let item = ControlParts.Part(part: .item(index), rect: frame, isStop: true, shape: .hand)
      guard tile.isRemovable else { return [item] }
      let remover = ControlParts.Part(
        part: .remover(index), rect: TileGrid.remover(in: frame), shape: .hand,
        tooltip: Tooltip("Removes '\(tile.name)'", facts: ["Delete"]))
      return [item, remover]
    }
    return ControlParts(all: all, height: grid.height)
  }

  /// Fields or swatches in lines, then what adds one and removes one.
  private static func parts(
    of list: NumberList, in room: RowRoom, _ text: TextPieces
  ) -> ControlParts {
    let gap = 4.0
    let number =
      Columns.numberWidth(list.numbers, list.range) { text.size($0, $1).width.rounded(.up) } + 12
    var width = list.isColor ? 30 : min(max(36, number), room.width)
    // Lines of a grid get narrower before they are broken.
    if let columns = list.columns {
      width = min(width, max(14, (room.width + gap) / Double(columns) - gap))
    }
    var (x, line) = (room.left, 0)
    var all: [ControlParts.Part] = []
    func next(_ part: Target.Part, width: Double, shape: PointerShape, tooltip: Tooltip? = nil) {
      if x + width > room.right + 0.5, x > room.left { (x, line) = (room.left, line + 1) }
      let strip = room.strip(line: line)
      all.append(
        .init(
          part: part, rect: Rect(x: x, y: strip.minY, width: width, height: strip.size.height),
          isStop: true, shape: shape, tooltip: tooltip))
      x += width + gap
    }
    for item in 0..<list.itemCount {
      if let columns = list.columns, item > 0, item.isMultiple(of: columns) {
        (x, line) = (room.left, line + 1)
      }
      next(.item(item), width: width, shape: list.isColor ? .hand : .text)
    }
    if !list.isFixed {
      next(.add, width: 22, shape: .hand, tooltip: Tooltip("Adds an element, like the last"))
      if list.itemCount > 0 {
        next(.remove, width: 22, shape: .hand, tooltip: Tooltip("Removes the last element"))
      }
    }
    return ControlParts(all: all, height: Double(line + 1) * Look.rowHeight)
  }
}

extension FrameGraph {
  /// How many entries of the legend stand side by side.
  func legendColumns(in width: Double, text: TextPieces) -> Int {
    let widest =
      parts.map {
        text.size($0.name, .small).width + text.size($0.reading, .small).width + 13 + 8
      }.max() ?? 0
    return 2 * widest + 14 <= width ? 2 : 1
  }
}

internal import Layers

/// Pictures with names.
extension PanelPainter {
  mutating func paint(_ tiles: Tiles, _ row: Row) {
    for (index, tile) in tiles.tiles.enumerated() {
      let target = Target(row.name, .item(index))
      guard let frame = layout.rects[target] else { continue }
      let remover = Target(row.name, .remover(index))
      let isHovered = state.hovered == target || state.hovered == remover
      paint(
        tile, in: frame, isChosen: index == tiles.chosen, isHovered: isHovered,
        isMarked: isMarked(target))
      if isHovered || isMarked(target), let rect = layout.rects[remover] {
        paintRemover(in: rect, isHovered: state.hovered == remover)
      }
    }
  }

  private mutating func paint(
    _ tile: Tile, in frame: Rect, isChosen: Bool, isHovered: Bool, isMarked: Bool
  ) {
    let rect = canvas.whole(TileGrid.picture(in: frame))
    let radius = Look.fieldRadius + 2
    if let picture = tile.picture {
      let shape = Shape.roundedRectangle(cornerRadius: radius)
      canvas.add(Layer(size: rect.size, image: picture).clip(to: shape), at: rect.origin)
    } else {
      canvas.field(rect, isHovered: isHovered, radius: radius)
    }
    if isChosen {
      canvas.border(rect, radius: radius, color: Look.accent, width: 2)
    } else {
      canvas.border(rect, radius: radius, color: Look.white(isHovered ? 0.35 : 0.12))
    }
    if isMarked { canvas.focus(rect, radius: radius) }
    let name = canvas.text.truncated(tile.name, .small, to: frame.size.width)
    let color = Look.white(isChosen ? 1 : isHovered || isMarked ? 0.9 : 0.65)
    canvas.put(
      name, .small.colored(color),
      in: Rect(
        x: frame.minX, y: rect.maxY + 2, width: frame.size.width, height: frame.maxY - rect.maxY),
      .center)
  }

  private mutating func paintRemover(in rect: Rect, isHovered: Bool) {
    let center = Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
    canvas.disc(at: center, radius: 9, color: Look.ground.opacity(0.8))
    canvas.cross(at: center, color: Look.white(isHovered ? 1 : 0.75))
  }
}

internal import Layers

/// Curves and graphs.
extension PanelPainter {
  mutating func paint(_ plot: Plot, in rect: Rect) {
    canvas.fill(rect, radius: Look.fieldRadius + 2, color: Look.white(0.04))
    if let level = plot.level {
      let y = plot.place(Point(x: 0, y: level), in: rect).y
      canvas.fill(
        Rect(x: rect.minX, y: canvas.whole(y), width: rect.size.width, height: canvas.hairline),
        color: Look.white(0.10))
    }
    // As many points as can be seen: each makes edges that are gone through for every pixel.
    let expected = plot.expected.map { plot.place($0, in: rect) }.simplified(within: 0.1)
    ground(under: expected, in: rect)
    canvas.line(expected, color: Look.accent, width: 1.8)
    let traced = plot.traced.map { plot.place($0, in: rect) }.simplified(within: 0.1)
    if let end = traced.last, traced.count > 1 {
      canvas.line(traced, color: Look.white(0.9), width: 1.3)
      canvas.disc(at: end, radius: 2.6, color: Look.white(1))
    }
    if let mark = plot.mark { paint(mark, of: plot, in: rect) }
  }

  /// A ground between a line and the lower edge that fades downward.
  private mutating func ground(under line: [Point], in rect: Rect) {
    guard let first = line.first, let last = line.last, line.count > 1 else { return }
    let path = Path { path in
      path.move(to: Point(x: first.x - rect.minX, y: rect.size.height))
      for point in line { path.addLine(to: Point(x: point.x - rect.minX, y: point.y - rect.minY)) }
      path.addLine(to: Point(x: last.x - rect.minX, y: rect.size.height))
      path.closeSubpath()
    }
    let fade = Gradient(colors: [Look.accent.opacity(0.20), Look.accent.opacity(0)])
    canvas.add(
      Layer(
        size: rect.size, .path(path),
        fill: .linearGradient(fade, start: .top, end: .bottom, mixing: .device)), at: rect.origin)
  }

  private mutating func paint(_ mark: Plot.Mark, of plot: Plot, in rect: Rect) {
    let x = canvas.whole(plot.place(Point(x: mark.x, y: 0), in: rect).x)
    let dash = 3.0
    let dashes = Path { path in
      for y in stride(from: 0, to: rect.size.height, by: 2 * dash) {
        path.addRect(
          Rect(x: 0, y: y, width: canvas.hairline, height: min(dash, rect.size.height - y)))
      }
    }
    canvas.add(
      Layer(
        size: Size(width: canvas.hairline, height: rect.size.height), .path(dashes),
        fill: .color(Look.white(0.32))), at: Point(x: x, y: rect.minY))
    // The text stands to the right of the line, or to its left where there is no room.
    let size = canvas.measure(mark.text, .small)
    let isRight = x + 5 + size.width < rect.maxX - 5
    let left = isRight ? x + 5 : max(rect.minX + 4, x - 5 - size.width)
    // In the middle, where a curve that has settled is not.
    canvas.put(
      mark.text, .small.colored(Look.white(0.6)),
      at: Point(x: left, y: rect.minY + (rect.size.height - size.height) / 2))
  }

  // MARK: - Graphs

  mutating func paint(_ graph: FrameGraph, in rect: Rect) {
    canvas.fill(rect, radius: Look.fieldRadius + 2, color: Look.white(0.04))
    // Columns keep out of the round corners.
    let inner = Rect(
      x: rect.minX + 8, y: rect.minY + 6, width: rect.size.width - 16, height: rect.size.height - 12
    )
    stack(graph, in: inner)
    if graph.budget > 0, graph.budget < graph.ceiling {
      let y = canvas.whole(inner.maxY - inner.size.height * graph.budget / graph.ceiling)
      canvas.fill(
        Rect(x: rect.minX, y: y, width: rect.size.width, height: canvas.hairline),
        color: Look.white(0.16))
      let text = "\(NumberRange.text(graph.budget, digits: 1)) ms"
      let style = TextStyle.small.colored(Look.white(0.75))
      // At the oldest frames, on the side of the line on which there is more room.
      let isBelow = y < rect.minY + rect.size.height / 2
      canvas.put(
        text, style,
        at: Point(x: inner.minX, y: isBelow ? y + 1 : y - canvas.measure(text, style).height - 1))
    }
    legend(graph, under: rect)
  }

  /// Draws the columns as a picture: as paths they would be hundreds of edges, each gone through
  /// for every pixel.
  private mutating func stack(_ graph: FrameGraph, in rect: Rect) {
    let pixelWidth = Int(clamping: (rect.size.width * canvas.scale).rounded())
    let pixelHeight = Int(clamping: (rect.size.height * canvas.scale).rounded())
    guard pixelWidth > 0, pixelHeight > 0 else { return }
    let key = TextPieces.PictureKey(
      numbers: [graph.ceiling] + graph.parts.flatMap { $0.milliseconds.map(Double.init) },
      colors: graph.colors, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    canvas.add(
      Layer(
        size: Size(
          width: Double(pixelWidth) / canvas.scale, height: Double(pixelHeight) / canvas.scale),
        image: canvas.text.picture(of: key) {
          graph.picture(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        }),
      at: Point(x: canvas.whole(rect.minX), y: canvas.whole(rect.minY)))
  }

  private mutating func legend(_ graph: FrameGraph, under rect: Rect) {
    let count = graph.legendColumns(in: rect.size.width, text: canvas.text)
    let gap = 14.0
    let width = (rect.size.width - gap * Double(count - 1)) / Double(count)
    for (index, (part, color)) in zip(graph.parts, graph.colors).enumerated() {
      let line = Rect(
        x: rect.minX + Double(index % count) * (width + gap),
        y: rect.maxY + 6 + 18 * Double(index / count), width: width, height: 18)
      canvas.fill(
        Rect(x: line.minX, y: line.minY + 5.5, width: 7, height: 7), radius: 2, color: color)
      canvas.put(
        part.name, .small.colored(Look.white(0.75)),
        in: Rect(x: line.minX + 13, y: line.minY, width: 0, height: 18))
      canvas.put(part.reading, .small, in: line, .trailing)
    }
  }
}

extension FrameGraph {
  var colors: [Color] { parts.indices.map { Look.parts[$0 % Look.parts.count] } }

  /// Frames that a graph has room for; fewer leave its left side empty.
  private static let slots = 90

  /// The columns, one part upon the other, with the newest frame at the right.
  fileprivate func picture(pixelWidth: Int, pixelHeight: Int) -> Image {
    var pixels = [UInt8](repeating: 0, count: pixelWidth * pixelHeight * 4)
    let count = parts.first?.milliseconds.count ?? 0
    let slots = max(count, Self.slots)
    let bytes = colors.map { color in
      [color.red, color.green, color.blue, 1].map { UInt8(clamping: ($0 * 0.9 * 255).rounded()) }
    }
    for index in 0..<count {
      let slot = slots - count + index
      let columns = slot * pixelWidth / slots..<(slot + 1) * pixelWidth / slots
      var height = 0.0
      var row = pixelHeight
      for (part, color) in zip(parts, bytes) {
        height += Double(part.milliseconds[index]) / ceiling * Double(pixelHeight)
        let top = max(0, pixelHeight - Int(clamping: min(height.rounded(), Double(pixelHeight))))
        while row > top {
          row -= 1
          for x in columns {
            let start = (row * pixelWidth + x) * 4
            for channel in 0..<4 { pixels[start + channel] = color[channel] }
          }
        }
      }
    }
    return Image(pixelWidth: pixelWidth, pixelHeight: pixelHeight, pixels: pixels)
  }
}

extension [Point] {
  /// The line through fewer of its points, none of which was further from it than `tolerance`.
  ///
  /// Source: U. Ramer, "An iterative procedure for the polygonal approximation of plane curves",
  /// 1972.
  func simplified(within tolerance: Double) -> [Point] {
    guard let first, let last, count > 2 else { return self }
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let length = (dx * dx + dy * dy).squareRoot()
    func distance(_ point: Point) -> Double {
      let (x, y) = (point.x - first.x, point.y - first.y)
      return length > 0 ? abs(x * dy - y * dx) / length : (x * x + y * y).squareRoot()
    }
    let furthest = indices.dropFirst().dropLast().max { distance(self[$0]) < distance(self[$1]) }
    guard let furthest, distance(self[furthest]) > tolerance else { return [first, last] }
    return Array(self[...furthest]).simplified(within: tolerance).dropLast()
      + Array(self[furthest...]).simplified(within: tolerance)
  }
}

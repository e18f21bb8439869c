package import Layers

/// Curves over a part of the plane, y up.
package struct Plot: Sendable, Hashable {
  /// The part that is shown, by two corners.
  package var lowerLeft: Point
  package var upperRight: Point
  /// A faint level line, such as the value an animation goes to.
  package var level: Double?
  /// In the accent color, with a faint ground under it; x grows.
  package var expected: [Point]
  /// Thin and light, with a dot at its end.
  package var traced: [Point]
  /// A dashed upright line with a text beside it.
  package var mark: Mark?
  package var tooltip: Tooltip

  package struct Mark: Sendable, Hashable {
    package var x: Double
    package var text: String

    package init(x: Double, text: String) {
      self.x = x
      self.text = text
    }
  }

  package init(
    from lowerLeft: Point, to upperRight: Point, level: Double? = nil, expected: [Point],
    traced: [Point] = [], mark: Mark? = nil, tooltip: Tooltip = Tooltip("")
  ) {
    self.lowerLeft = lowerLeft
    self.upperRight = upperRight
    self.level = level
    self.expected = expected
    self.traced = traced
    self.mark = mark
    self.tooltip = tooltip
  }

  /// A point of the plane in `rect`; one above or below is put at its edge.
  func place(_ point: Point, in rect: Rect) -> Point {
    let x = (point.x - lowerLeft.x) / (upperRight.x - lowerLeft.x)
    let y = (point.y - lowerLeft.y) / (upperRight.y - lowerLeft.y)
    return Point(
      x: rect.minX + x * rect.size.width,
      y: rect.maxY - min(max(y, 0), 1) * rect.size.height)
  }
}

/// How long frames took, part upon part, the newest at the right.
package struct FrameGraph: Sendable, Hashable {
  /// Milliseconds at the upper edge; longer frames are cut there.
  package var ceiling: Double
  /// Milliseconds a frame may take, drawn as a line.
  package var budget: Double
  package var parts: [Part]
  package var tooltip: Tooltip

  package struct Part: Sendable, Hashable {
    package var name: String
    /// Text after the name in the legend, such as "0.42 ms".
    package var reading: String
    /// Of the last frames, the newest last; every part has as many.
    package var milliseconds: [Float]

    package init(name: String, reading: String, milliseconds: [Float]) {
      self.name = name
      self.reading = reading
      self.milliseconds = milliseconds
    }
  }

  package init(
    ceiling: Double, budget: Double, parts: [Part], tooltip: Tooltip = Tooltip("")
  ) {
    self.ceiling = max(ceiling, 1e-3)
    self.budget = budget
    self.parts = parts
    self.tooltip = tooltip
  }
}

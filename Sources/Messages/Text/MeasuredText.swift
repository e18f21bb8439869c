package import Layers

/// A text that the viewer has laid out. Places are in points from its top left corner, y down.
package struct MeasuredText: Sendable, Hashable {
  package var id: TextID
  /// Rounded up to whole pixels.
  package var size: Size
  /// The first line's distance from the top, rounded to a whole pixel.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  /// Whether text was left out for want of room.
  package var isTruncated: Bool
  /// Whether some letters have colors of their own, as emoji do. A white picture of it cannot be
  /// multiplied with the color of its place: that has to be part of the request.
  package var hasColors: Bool
  /// `nil` if nothing is drawn.
  package var picture: PlacedPicture?
  /// From top to bottom; empty unless the request wanted them.
  package var lines: [Line]

  /// One line, with its runs from left to right.
  package struct Line: Sendable, Hashable {
    package var bounds: TextBounds
    package var runs: [Run]

    package init(bounds: TextBounds, runs: [Run]) {
      self.bounds = bounds
      self.runs = runs
    }
  }

  /// Neighboring slices of one style and direction.
  package struct Run: Sendable, Hashable {
    package var bounds: TextBounds
    /// Of the request's run.
    package var attribute: Int?
    package var isRightToLeft: Bool
    package var slices: [Slice]

    package init(bounds: TextBounds, attribute: Int?, isRightToLeft: Bool, slices: [Slice]) {
      self.bounds = bounds
      self.attribute = attribute
      self.isRightToLeft = isRightToLeft
      self.slices = slices
    }
  }

  /// The smallest piece that can be drawn by itself: a glyph, or glyphs that belong together.
  package struct Slice: Sendable, Hashable {
    package var bounds: TextBounds
    /// Offsets of its characters in the UTF-8 of all the request's runs.
    package var start: Int
    package var end: Int
    /// `nil` if nothing is drawn, as for a space.
    package var picture: PlacedPicture?

    package init(bounds: TextBounds, start: Int, end: Int, picture: PlacedPicture?) {
      self.bounds = bounds
      self.start = start
      self.end = end
      self.picture = picture
    }
  }

  package init(
    id: TextID, size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, hasColors: Bool = false, picture: PlacedPicture? = nil,
    lines: [Line] = []
  ) {
    self.id = id
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.hasColors = hasColors
    self.picture = picture
    self.lines = lines
  }
}

/// The number of a text that the viewer has laid out for a program: the same request has the same.
package struct TextID: Sendable, Hashable, WireValue {
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  package func write(to writer: inout ByteWriter) { writer.write(integer: number) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(try reader.integer())
  }
}

/// The room that text takes by its font's measures.
package struct TextBounds: Sendable, Hashable {
  /// The left end of the baseline.
  package var origin: Point
  package var width: Double
  /// Points above the baseline.
  package var ascent: Double
  /// Points below the baseline.
  package var descent: Double
  package var leading: Double

  package init(
    origin: Point, width: Double, ascent: Double, descent: Double, leading: Double = 0
  ) {
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }
}

/// A picture and the place it covers, which is where its pixels lie and may be larger than a text.
package struct PlacedPicture: Sendable, Hashable {
  package var id: PictureID
  package var rect: Rect

  package init(_ id: PictureID, in rect: Rect) {
    self.id = id
    self.rect = rect
  }
}

package import Layers

/// A text to be laid out by the viewer, and the room for it.
///
/// A program sends the same request once: its answer holds as long as the stage.
package struct TextRequest: Sendable, Hashable {
  /// A stretch of text in one style.
  package struct Run: Sendable, Hashable {
    package var string: String
    package var font: TextFont
    /// Points added after every character.
    package var tracking: Double
    /// Points that the stretch is raised by.
    package var baselineOffset: Double
    /// `nil` is drawn white, so that the picture can be multiplied with the color of its place.
    package var color: Color?
    package var underline: TextLine?
    package var strikethrough: TextLine?
    /// Tells stretches apart that look the same, so that a text renderer finds its attribute.
    package var attribute: Int?

    package init(
      _ string: String, font: TextFont, tracking: Double = 0, baselineOffset: Double = 0,
      color: Color? = nil, underline: TextLine? = nil, strikethrough: TextLine? = nil,
      attribute: Int? = nil
    ) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.attribute = attribute
    }
  }

  package enum Alignment: Sendable, Hashable, CaseIterable {
    case leading, center, trailing
  }

  /// The place of the "…" in a text that is cut.
  package enum Truncation: Sendable, Hashable, CaseIterable {
    case head, middle, tail
  }

  package var runs: [Run]
  /// Points at which lines break; `nil` breaks only where the text does.
  package var width: Double?
  /// Points that the lines may take, of which one is shown in any case; `nil` for all.
  package var height: Double?
  package var alignment: Alignment
  package var lineLimit: Int?
  /// Lines that take room even where the text has fewer.
  package var reservedLines: Int
  package var truncation: Truncation
  /// Points between two lines.
  package var lineSpacing: Double
  /// The smallest factor of all sizes that is tried before the text is cut.
  package var minimumScale: Double
  /// Whether the answer has the lines with all their slices, for a text renderer.
  package var wantsLines: Bool

  package init(
    _ runs: [Run], width: Double? = nil, height: Double? = nil, alignment: Alignment = .leading,
    lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail,
    lineSpacing: Double = 0, minimumScale: Double = 1, wantsLines: Bool = false
  ) {
    self.runs = runs
    self.width = width
    self.height = height
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScale = minimumScale
    self.wantsLines = wantsLines
  }
}

extension TextRequest.Alignment: WireChoice {}
extension TextRequest.Truncation: WireChoice {}

extension TextRequest.Run: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(string)
    writer.write(font)
    writer.write(finite: tracking)
    writer.write(finite: baselineOffset)
    writer.write(color)
    writer.write(underline)
    writer.write(strikethrough)
    writer.write(attribute)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      try String(from: &reader), font: try TextFont(from: &reader),
      tracking: try reader.finite(), baselineOffset: try reader.finite(),
      color: try Color?(from: &reader), underline: try TextLine?(from: &reader),
      strikethrough: try TextLine?(from: &reader), attribute: try Int?(from: &reader))
  }
}

extension TextRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(runs)
    writer.write(width)
    writer.write(height)
    writer.write(alignment)
    writer.write(lineLimit)
    writer.write(reservedLines)
    writer.write(truncation)
    writer.write(finite: lineSpacing)
    writer.write(finite: minimumScale)
    writer.write(wantsLines)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      try [Run](from: &reader), width: try Double?(from: &reader),
      height: try Double?(from: &reader), alignment: try Alignment(from: &reader),
      lineLimit: try Int?(from: &reader), reservedLines: try Int(from: &reader),
      truncation: try Truncation(from: &reader), lineSpacing: try reader.finite(),
      minimumScale: try reader.finite(), wantsLines: try Bool(from: &reader))
  }
}

package import Layers

/// The typeface of a stretch of text.
package struct TextFont: Sendable, Hashable {
  package enum Design: Sendable, Hashable {
    case standard, serif, rounded, monospaced
    /// An installed family, or one that a file of the project has.
    case named(String)
  }

  package var design: Design
  /// Points per em.
  package var size: Double
  /// On the OpenType scale of 100 to 900, in hundreds.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A line under text or through it; `nil` takes the text's color.
package struct TextLine: Sendable, Hashable {
  package var color: Color?

  package init(color: Color? = nil) { self.color = color }
}

enum DesignTag: UInt8, CaseIterable {
  case standard, serif, rounded, monospaced, named
}

extension TextFont.Design: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .standard: writer.write(tag: DesignTag.standard)
    case .serif: writer.write(tag: DesignTag.serif)
    case .rounded: writer.write(tag: DesignTag.rounded)
    case .monospaced: writer.write(tag: DesignTag.monospaced)
    case .named(let family):
      writer.write(tag: DesignTag.named)
      writer.write(family)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(DesignTag.self) {
    case .standard: self = .standard
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    case .named: self = .named(try String(from: &reader))
    }
  }
}

extension TextFont: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(finite: size)
    writer.write(weight)
    writer.write(design)
    writer.write(isItalic)
    writer.write(hasMonospacedDigits)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      size: try reader.finite(), weight: try Int(from: &reader),
      design: try Design(from: &reader), isItalic: try Bool(from: &reader),
      hasMonospacedDigits: try Bool(from: &reader))
  }
}

extension TextLine: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(color) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(color: try Color?(from: &reader))
  }
}

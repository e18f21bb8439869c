internal import Layers

extension TextBounds: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(origin)
    for number in [width, ascent, descent, leading] { writer.write(finite: number) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      origin: try Point(from: &reader), width: try reader.finite(), ascent: try reader.finite(),
      descent: try reader.finite(), leading: try reader.finite())
  }
}

extension PlacedPicture: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(rect)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(try PictureID(from: &reader), in: try Rect(from: &reader))
  }
}

extension MeasuredText.Slice: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(bounds)
    writer.write(start)
    writer.write(end)
    writer.write(picture)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let bounds = try TextBounds(from: &reader)
    let (start, end) = (try Int(from: &reader), try Int(from: &reader))
    guard 0 <= start, start <= end else { throw .damaged("a slice of text ends at \(end)") }
    self.init(bounds: bounds, start: start, end: end, picture: try PlacedPicture?(from: &reader))
  }
}

extension MeasuredText.Run: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(bounds)
    writer.write(attribute)
    writer.write(isRightToLeft)
    writer.write(slices)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      bounds: try TextBounds(from: &reader), attribute: try Int?(from: &reader),
      isRightToLeft: try Bool(from: &reader), slices: try [MeasuredText.Slice](from: &reader))
  }
}

extension MeasuredText.Line: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(bounds)
    writer.write(runs)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(bounds: try TextBounds(from: &reader), runs: try [MeasuredText.Run](from: &reader))
  }
}

extension MeasuredText: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(size)
    writer.write(finite: firstBaseline)
    writer.write(finite: lastBaseline)
    writer.write(lineCount)
    writer.write(isTruncated)
    writer.write(hasColors)
    writer.write(picture)
    writer.write(lines)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      id: try TextID(from: &reader), size: try Size(from: &reader),
      firstBaseline: try reader.finite(), lastBaseline: try reader.finite(),
      lineCount: try Int(from: &reader), isTruncated: try Bool(from: &reader),
      hasColors: try Bool(from: &reader),
      picture: try PlacedPicture?(from: &reader), lines: try [Line](from: &reader))
  }
}

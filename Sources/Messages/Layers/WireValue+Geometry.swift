package import Layers

extension Point: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(finite: x)
    writer.write(finite: y)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(x: try reader.finite(), y: try reader.finite())
  }
}

extension Size: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(finite: width)
    writer.write(finite: height)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(width: try reader.finite(), height: try reader.finite())
  }
}

extension Rect: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(origin)
    writer.write(size)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(origin: try Point(from: &reader), size: try Size(from: &reader))
  }
}

extension UnitPoint: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(finite: x)
    writer.write(finite: y)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(x: try reader.finite(), y: try reader.finite())
  }
}

extension Angle: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(finite: radians) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(radians: try reader.finite())
  }
}

extension AffineTransform: WireValue {
  package func write(to writer: inout ByteWriter) {
    for number in [a, b, c, d, tx, ty] { writer.write(finite: number) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      a: try reader.finite(), b: try reader.finite(), c: try reader.finite(),
      d: try reader.finite(), tx: try reader.finite(), ty: try reader.finite())
  }
}

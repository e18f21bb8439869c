extension Double: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(integer: bitPattern) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(bitPattern: try reader.integer())
  }
}

extension Int: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(integer: Int64(self)) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(try reader.integer(Int64.self))
  }
}

extension UInt64: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(integer: self) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self = try reader.integer()
  }
}

extension Bool: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(integer: self ? 1 : 0 as UInt8) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.integer(UInt8.self) {
    case 0: self = false
    case 1: self = true
    case let byte: throw .damaged("\(byte) is neither true nor false")
    }
  }
}

extension String: WireValue {
  package func write(to writer: inout ByteWriter) {
    var text = self
    text.withUTF8 { writer.write(bytes: $0) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    guard let text = String(validating: try reader.bytes(), as: UTF8.self) else {
      throw .damaged("a text is not UTF-8")
    }
    self = text
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: WireValue where Element: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(count: count)
    for element in self { writer.write(element) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init()
    for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
  }
}

extension ClosedRange: WireValue where Bound: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let (lower, upper) = (try Bound(from: &reader), try Bound(from: &reader))
    guard lower <= upper else { throw .damaged("a range ends before it begins") }
    self = lower...upper
  }
}

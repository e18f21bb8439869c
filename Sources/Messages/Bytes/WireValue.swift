/// A value with a binary form, in which it travels between the viewer and a view's program.
///
/// ```swift
/// extension Point: WireValue {
///   package func write(to writer: inout ByteWriter) {
///     writer.write(finite: x)
///     writer.write(finite: y)
///   }
///
///   package init(from reader: inout ByteReader) throws(MessageError) {
///     self.init(x: try reader.finite(), y: try reader.finite())
///   }
/// }
/// ```
///
/// Numbers are little-endian. A list has its count before it, an optional value a byte that says
/// whether it follows, a case of an enumeration its tag. What is read is checked: an initializer
/// throws where the type's own would end the program.
package protocol WireValue {
  func write(to writer: inout ByteWriter)

  init(from reader: inout ByteReader) throws(MessageError)
}

/// An enumeration without associated values, which travels as the index of its case.
package protocol WireChoice: WireValue, CaseIterable, Equatable {}

extension WireChoice {
  package func write(to writer: inout ByteWriter) {
    let index = Self.allCases.enumerated().first { $0.element == self }?.offset
    writer.write(integer: UInt8(index ?? 0))  // `allCases` has every case
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let index = Int(try reader.integer(UInt8.self))
    guard let found = Self.allCases.dropFirst(index).first else {
      throw .damaged("\(Self.self) has no case \(index)")
    }
    self = found
  }
}

package import Layers

/// Bytes of a message, read from their beginning.
///
/// Nothing that they hold ends the program, fills the memory or the stack: it is checked against
/// `MessageLimits`, and what does not fit throws.
package struct ByteReader {
  private let message: [UInt8]
  private var position = 0
  private let pictures: (PictureID) -> Image?
  private var depth = 0
  private var nesting = 0
  private var elements = 0

  /// - Parameter pictures: Returns the image of a number; by default there are none.
  package init(_ bytes: [UInt8], pictures: @escaping (PictureID) -> Image? = { _ in nil }) {
    message = bytes
    self.pictures = pictures
  }

  /// Checks that all bytes were read.
  package func finish() throws(MessageError) {
    guard position == message.count else {
      throw .damaged("\(message.count - position) bytes follow its end")
    }
  }

  package mutating func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type = Integer.self
  ) throws(MessageError) -> Integer {
    let size = MemoryLayout<Integer>.size
    guard message.count - position >= size else { throw .truncated }
    defer { position += size }
    return message.withUnsafeBytes {
      Integer(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Integer.self))
    }
  }

  /// Returns a number of a place or a length.
  package mutating func finite() throws(MessageError) -> Double {
    let number = try Double(from: &self)
    guard number.isFinite else { throw .damaged("a place or a length is \(number)") }
    return number
  }

  /// Returns a length of 0 or more.
  package mutating func length() throws(MessageError) -> Double {
    let number = try finite()
    guard number >= 0 else { throw .damaged("a length is \(number)") }
    return number
  }

  /// Returns the count of a list whose elements follow.
  package mutating func count() throws(MessageError) -> Int {
    let count = Int(try integer(UInt32.self))
    // Every element takes a byte or more.
    guard count <= message.count - position else { throw .truncated }
    elements += count
    guard elements <= MessageLimits.elements else {
      throw .tooLarge("its lists have more than \(MessageLimits.elements) elements")
    }
    return count
  }

  package mutating func bytes() throws(MessageError) -> ArraySlice<UInt8> {
    let count = Int(try integer(UInt32.self))
    guard count <= message.count - position else { throw .truncated }
    defer { position += count }
    return message[position..<position + count]
  }

  /// Returns the case of an enumeration.
  package mutating func tag<Tag: RawRepresentable<UInt8>>(
    _ type: Tag.Type = Tag.self
  ) throws(MessageError) -> Tag {
    let byte = try integer(UInt8.self)
    guard let tag = Tag(rawValue: byte) else { throw .damaged("\(Tag.self) has no case \(byte)") }
    return tag
  }

  mutating func image() throws(MessageError) -> Image {
    let id = try PictureID(from: &self)
    guard let image = pictures(id) else { throw .damaged("there is no picture \(id.number)") }
    return image
  }

  /// Reads what lies so many layers deeper.
  mutating func nested<Value>(
    by levels: Int, _ read: (inout ByteReader) throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    guard depth + levels <= MessageLimits.depth, nesting < MessageLimits.nesting else {
      throw .tooLarge("layers lie too deep within each other")
    }
    depth += levels
    nesting += 1
    let value = try read(&self)
    depth -= levels
    nesting -= 1
    return value
  }
}

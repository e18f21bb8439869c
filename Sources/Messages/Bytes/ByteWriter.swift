internal import Layers

/// Bytes of a message in the making.
///
/// ```swift
/// var writer = ByteWriter()
/// writer.write(Point(x: 1, y: 2))
/// let bytes = try writer.finished()
/// ```
///
/// Values do not throw while they are written: the first problem is kept, and `finished()` throws
/// it.
package struct ByteWriter {
  /// The message's bytes, and room for more.
  private var bytes = [UInt8](repeating: 0, count: 256)
  private var count = 0
  private var problem: MessageError?
  private let pictures: PictureNumbers
  private var depth = 0
  private var nesting = 0

  /// - Parameter pictures: Numbers of the images that may be written; by default there are none.
  package init(pictures: PictureNumbers = [:]) { self.pictures = pictures }

  /// Returns all bytes.
  package func finished() throws(MessageError) -> [UInt8] {
    if let problem { throw problem }
    guard count <= MessageLimits.bytes else {
      throw .tooLarge("\(count) bytes, of at most \(MessageLimits.bytes)")
    }
    return Array(bytes[..<count])
  }

  package mutating func write(_ value: some WireValue) { value.write(to: &self) }

  package mutating func write<Integer: FixedWidthInteger>(integer: Integer) {
    makeRoom(for: MemoryLayout<Integer>.size)
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: integer.littleEndian, toByteOffset: count, as: Integer.self)
    }
    count += MemoryLayout<Integer>.size
  }

  /// Writes a number of a place or a length; 0 if it is infinite or not a number, for there is no
  /// such place.
  package mutating func write(finite number: Double) { write(number.isFinite ? number : 0) }

  /// Writes the count of a list or a text, before its elements.
  package mutating func write(count: Int) {
    if count > MessageLimits.bytes { refuse(.tooLarge("a list of \(count) elements")) }
    write(integer: UInt32(clamping: count))
  }

  package mutating func write(bytes new: some Collection<UInt8>) {
    write(count: new.count)
    makeRoom(for: new.count)
    bytes.replaceSubrange(count..<count + new.count, with: new)
    count += new.count
  }

  private mutating func makeRoom(for size: Int) {
    guard count + size > bytes.count else { return }
    bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, size)))
  }

  /// Writes the case of an enumeration.
  package mutating func write(tag: some RawRepresentable<UInt8>) { write(integer: tag.rawValue) }

  /// Reports a value that cannot be written; the first report counts.
  package mutating func refuse(_ problem: MessageError) { self.problem = self.problem ?? problem }

  mutating func write(_ image: Image) {
    guard let id = pictures[image] else {
      return refuse(.unsupported("an image that the viewer has not numbered"))
    }
    write(id)
  }

  /// Writes what lies so many layers deeper, and is left out where that is too deep.
  mutating func nested(by levels: Int, _ write: (inout ByteWriter) -> Void) {
    guard depth + levels <= MessageLimits.depth, nesting < MessageLimits.nesting else {
      return refuse(.tooLarge("layers lie too deep within each other"))
    }
    depth += levels
    nesting += 1
    write(&self)
    depth -= levels
    nesting -= 1
  }
}

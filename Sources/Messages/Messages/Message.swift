package import Layers

/// A message from one side to the other: the version of the protocol, and a value.
package protocol Message: WireValue {}

/// The version of the protocol: one more with every change of a form.
package let protocolVersion: UInt16 = 2

extension Message {
  /// Returns the message as bytes.
  ///
  /// - Parameter pictures: Numbers of the images in it.
  package func encoded(pictures: PictureNumbers = [:]) throws(MessageError) -> [UInt8] {
    var writer = ByteWriter(pictures: pictures)
    writer.write(integer: protocolVersion)
    writer.write(self)
    return try writer.finished()
  }

  /// Reads a message that is all of `bytes`.
  ///
  /// - Parameter pictures: Returns the image of a number.
  package init(
    decoding bytes: [UInt8], pictures: @escaping (PictureID) -> Image? = { _ in nil }
  ) throws(MessageError) {
    var reader = ByteReader(bytes, pictures: pictures)
    let version = try reader.integer(UInt16.self)
    guard version == protocolVersion else {
      throw .version(theirs: version, ours: protocolVersion)
    }
    try self.init(from: &reader)
    try reader.finish()
  }
}

package import Layers

/// The number of a picture that the viewer holds for a program, for as long as that runs.
package struct PictureID: Sendable, Hashable, WireValue {
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  package func write(to writer: inout ByteWriter) { writer.write(integer: number) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(try reader.integer())
  }
}

/// The numbers of the images that a side knows.
///
/// A program has no pixels: its images are empty, and each is known by its identity alone.
package typealias PictureNumbers = [Image: PictureID]

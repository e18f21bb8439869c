package import Layers

/// The answer to `advance`: what the view shows at that time.
package struct Frame: Sendable, Hashable {
  /// `nil` if it is the one before.
  package var layer: Layer?
  /// Whether the next 1/60 s shows another picture, as far as the program knows.
  package var isMoving: Bool
  /// The time of the next change, if there is one and nothing moves before.
  package var nextTime: Double?
  /// The color around the view.
  package var background: Color?

  package init(
    layer: Layer?, isMoving: Bool = false, nextTime: Double? = nil, background: Color? = nil
  ) {
    self.layer = layer
    self.isMoving = isMoving
    self.nextTime = nextTime
    self.background = background
  }
}

extension Frame: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isMoving)
    writer.write(nextTime)
    writer.write(background)
    writer.write(layer)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let isMoving = try Bool(from: &reader)
    let nextTime = try Double?(from: &reader)
    let background = try Color?(from: &reader)
    self.init(
      layer: try Layer?(from: &reader), isMoving: isMoving, nextTime: nextTime,
      background: background)
  }
}

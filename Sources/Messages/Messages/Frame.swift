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
  /// The keys that the view has a use for.
  package var keyFocus: KeyFocus

  package init(
    layer: Layer?, isMoving: Bool = false, nextTime: Double? = nil, background: Color? = nil,
    keyFocus: KeyFocus = .none
  ) {
    self.layer = layer
    self.isMoving = isMoving
    self.nextTime = nextTime
    self.background = background
    self.keyFocus = keyFocus
  }
}

/// The part of a view that has the keyboard, by the keys that are its.
package enum KeyFocus: Sendable, Hashable, CaseIterable {
  /// Nothing has the keyboard.
  case none
  /// A control that was pressed: the arrow keys.
  case pressedControl
  /// A control that was reached without the pointer: also Tab, Return and the space bar.
  case control
  /// A field, which takes characters: all keys.
  case text
}

extension KeyFocus: WireChoice {}

extension Frame: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isMoving)
    writer.write(nextTime)
    writer.write(background)
    writer.write(keyFocus)
    writer.write(layer)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let isMoving = try Bool(from: &reader)
    let nextTime = try Double?(from: &reader)
    let background = try Color?(from: &reader)
    let keyFocus = try KeyFocus(from: &reader)
    self.init(
      layer: try Layer?(from: &reader), isMoving: isMoving, nextTime: nextTime,
      background: background, keyFocus: keyFocus)
  }
}

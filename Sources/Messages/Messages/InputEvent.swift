package import Layers

/// An action of the user on a view. Places are in points of the stage.
package enum InputEvent: Sendable, Hashable {
  /// Moved with the button up or down.
  case pointerMoved(Point)
  case pointerDown(Point)
  case pointerUp(Point)
  /// The window lost the pointer: what is held is let go, and nothing is carried out.
  case pointerLeft
  /// The wheel or a touchpad, in points that the content follows: positive numbers move it right
  /// and down.
  case scrolled(x: Double, y: Double, at: Point)
  /// A key without a character went down, also when it repeats, or up.
  case key(Key, isDown: Bool)
  /// Characters were typed.
  case typed(String)
}

/// A key that types no character.
package enum Key: Sendable, Hashable, CaseIterable {
  case shift, enter, tab, escape, delete, forwardDelete, home, end, pageUp, pageDown
  case up, down, left, right
}

extension Key: WireChoice {}

enum InputTag: UInt8, CaseIterable {
  case pointerMoved, pointerDown, pointerUp, pointerLeft, scrolled, key, typed
}

extension InputEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .pointerMoved(let point):
      writer.write(tag: InputTag.pointerMoved)
      writer.write(point)
    case .pointerDown(let point):
      writer.write(tag: InputTag.pointerDown)
      writer.write(point)
    case .pointerUp(let point):
      writer.write(tag: InputTag.pointerUp)
      writer.write(point)
    case .pointerLeft: writer.write(tag: InputTag.pointerLeft)
    case .scrolled(let x, let y, let point):
      writer.write(tag: InputTag.scrolled)
      writer.write(finite: x)
      writer.write(finite: y)
      writer.write(point)
    case .key(let key, let isDown):
      writer.write(tag: InputTag.key)
      writer.write(key)
      writer.write(isDown)
    case .typed(let text):
      writer.write(tag: InputTag.typed)
      writer.write(text)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(InputTag.self) {
    case .pointerMoved: self = .pointerMoved(try Point(from: &reader))
    case .pointerDown: self = .pointerDown(try Point(from: &reader))
    case .pointerUp: self = .pointerUp(try Point(from: &reader))
    case .pointerLeft: self = .pointerLeft
    case .scrolled:
      self = .scrolled(
        x: try reader.finite(), y: try reader.finite(), at: try Point(from: &reader))
    case .key: self = .key(try Key(from: &reader), isDown: try Bool(from: &reader))
    case .typed: self = .typed(try String(from: &reader))
    }
  }
}

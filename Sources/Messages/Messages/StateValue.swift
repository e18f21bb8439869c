package import Layers

/// A value of a view's state that the inspector shows and sets.
package enum StateValue: Sendable, Hashable {
  case number(Double)
  case integer(Int)
  case switched(Bool)
  case text(String)
  case point(Point)
  case size(Size)
  case color(Color)
  /// Index of an enumeration's case.
  case choice(Int)
}

enum StateTag: UInt8, CaseIterable {
  case number, integer, switched, text, point, size, color, choice
}

extension StateValue: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .number(let number):
      writer.write(tag: StateTag.number)
      writer.write(number)
    case .integer(let number):
      writer.write(tag: StateTag.integer)
      writer.write(number)
    case .switched(let isOn):
      writer.write(tag: StateTag.switched)
      writer.write(isOn)
    case .text(let text):
      writer.write(tag: StateTag.text)
      writer.write(text)
    case .point(let point):
      writer.write(tag: StateTag.point)
      writer.write(point)
    case .size(let size):
      writer.write(tag: StateTag.size)
      writer.write(size)
    case .color(let color):
      writer.write(tag: StateTag.color)
      writer.write(color)
    case .choice(let index):
      writer.write(tag: StateTag.choice)
      writer.write(index)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(StateTag.self) {
    case .number: self = .number(try Double(from: &reader))
    case .integer: self = .integer(try Int(from: &reader))
    case .switched: self = .switched(try Bool(from: &reader))
    case .text: self = .text(try String(from: &reader))
    case .point: self = .point(try Point(from: &reader))
    case .size: self = .size(try Size(from: &reader))
    case .color: self = .color(try Color(from: &reader))
    case .choice: self = .choice(try Int(from: &reader))
    }
  }
}

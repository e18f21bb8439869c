package import Layers

enum ShapeTag: UInt8, CaseIterable {
  case rectangle, roundedRectangle, capsule, circle, path
}

extension Shape: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .rectangle: writer.write(tag: ShapeTag.rectangle)
    case .roundedRectangle(let cornerRadius):
      writer.write(tag: ShapeTag.roundedRectangle)
      writer.write(finite: cornerRadius)
    case .capsule: writer.write(tag: ShapeTag.capsule)
    case .circle: writer.write(tag: ShapeTag.circle)
    case .path(let path):
      writer.write(tag: ShapeTag.path)
      writer.write(path)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ShapeTag.self) {
    case .rectangle: self = .rectangle
    case .roundedRectangle: self = .roundedRectangle(cornerRadius: try reader.finite())
    case .capsule: self = .capsule
    case .circle: self = .circle
    case .path: self = .path(try Path(from: &reader))
    }
  }
}

extension StrokeStyle.LineCap: WireChoice {}
extension StrokeStyle.LineJoin: WireChoice {}

extension StrokeStyle: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(finite: lineWidth)
    writer.write(lineCap)
    writer.write(lineJoin)
    writer.write(finite: miterLimit)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      lineWidth: try reader.length(), lineCap: try LineCap(from: &reader),
      lineJoin: try LineJoin(from: &reader), miterLimit: try reader.finite())
  }
}

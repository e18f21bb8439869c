package import Layers

enum PathElementTag: UInt8, CaseIterable {
  case move, line, curve, arc, close
}

extension Path.Element: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .move(let point):
      writer.write(tag: PathElementTag.move)
      writer.write(point)
    case .line(let point):
      writer.write(tag: PathElementTag.line)
      writer.write(point)
    case .curve(let end, let control1, let control2):
      writer.write(tag: PathElementTag.curve)
      for point in [end, control1, control2] { writer.write(point) }
    case .arc(let arc):
      writer.write(tag: PathElementTag.arc)
      writer.write(arc)
    case .close: writer.write(tag: PathElementTag.close)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(PathElementTag.self) {
    case .move: self = .move(to: try Point(from: &reader))
    case .line: self = .line(to: try Point(from: &reader))
    case .curve:
      self = .curve(
        to: try Point(from: &reader), control1: try Point(from: &reader),
        control2: try Point(from: &reader))
    case .arc: self = .arc(try EllipticArc(from: &reader))
    case .close: self = .close
    }
  }
}

extension EllipticArc: WireValue {
  package func write(to writer: inout ByteWriter) {
    for point in [center, xAxis, yAxis] { writer.write(point) }
    writer.write(start)
    writer.write(sweep)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      center: try Point(from: &reader), xAxis: try Point(from: &reader),
      yAxis: try Point(from: &reader), start: try Angle(from: &reader),
      sweep: try Angle(from: &reader))
  }
}

extension Path: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(elements) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    guard let path = Path(elements: try [Element](from: &reader)) else {
      throw .damaged("a path draws before its first move")
    }
    self = path
  }
}

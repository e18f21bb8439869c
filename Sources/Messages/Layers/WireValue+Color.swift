package import Layers

extension Color: WireValue {
  package func write(to writer: inout ByteWriter) {
    for component in [red, green, blue, opacity] { writer.write(finite: component) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      red: try reader.finite(), green: try reader.finite(), blue: try reader.finite(),
      opacity: try reader.finite())
  }
}

extension GradientMixing: WireChoice {}

extension Gradient.Stop: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(color)
    writer.write(finite: location)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(color: try Color(from: &reader), location: try reader.finite())
  }
}

extension Gradient: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(stops) }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let stops = try [Stop](from: &reader)
    guard !stops.isEmpty else { throw .damaged("a gradient has no colors") }
    self.init(stops: stops)
  }
}

extension MeshGradient: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(points)
    writer.write(colors)
    writer.write(background)
    writer.write(smoothsColors)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let (width, height) = (try Int(from: &reader), try Int(from: &reader))
    let points = try [UnitPoint](from: &reader)
    let colors = try [Color](from: &reader)
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !isTooLarge, points.count == product, colors.count == product
    else { throw .damaged("a mesh of \(width) × \(height) has \(points.count) points") }
    self.init(
      width: width, height: height, points: points, colors: colors,
      background: try Color(from: &reader), smoothsColors: try Bool(from: &reader))
  }
}

package import Layers

enum FillTag: UInt8, CaseIterable {
  case color, linearGradient, radialGradient, angularGradient, shader
}

extension Fill: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .color(let color):
      writer.write(tag: FillTag.color)
      writer.write(color)
    case .linearGradient(let gradient, let start, let end, let mixing):
      writer.write(tag: FillTag.linearGradient)
      writer.write(gradient)
      writer.write(start)
      writer.write(end)
      writer.write(mixing)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius, let mixing):
      writer.write(tag: FillTag.radialGradient)
      writer.write(gradient)
      writer.write(center)
      writer.write(finite: startRadius)
      writer.write(finite: endRadius)
      writer.write(mixing)
    case .angularGradient(let gradient, let center, let start, let mixing):
      writer.write(tag: FillTag.angularGradient)
      writer.write(gradient)
      writer.write(center)
      writer.write(start)
      writer.write(mixing)
    case .shader(let shader):
      writer.write(tag: FillTag.shader)
      writer.write(shader)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(FillTag.self) {
    case .color: self = .color(try Color(from: &reader))
    case .linearGradient:
      self = .linearGradient(
        try Gradient(from: &reader), start: try UnitPoint(from: &reader),
        end: try UnitPoint(from: &reader), mixing: try GradientMixing(from: &reader))
    case .radialGradient:
      self = .radialGradient(
        try Gradient(from: &reader), center: try UnitPoint(from: &reader),
        startRadius: try reader.finite(), endRadius: try reader.finite(),
        mixing: try GradientMixing(from: &reader))
    case .angularGradient:
      self = .angularGradient(
        try Gradient(from: &reader), center: try UnitPoint(from: &reader),
        start: try Angle(from: &reader), mixing: try GradientMixing(from: &reader))
    case .shader: self = .shader(try Shader(from: &reader))
    }
  }
}

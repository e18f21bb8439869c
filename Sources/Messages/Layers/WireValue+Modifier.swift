package import Layers

enum ModifierTag: UInt8, CaseIterable {
  case colorEffect, distortionEffect, layerEffect, convolution, copyBeneath, clip, transform
  case opacity, blendMode, bitmap, drawingGroup, reducedResolution
}

extension BlendMode: WireChoice {}
extension SampleEdge: WireChoice {}

extension Layer.Modifier: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .colorEffect(let shader):
      writer.write(tag: ModifierTag.colorEffect)
      writer.write(shader)
    case .distortionEffect(let shader, let maxSampleOffset, let edge):
      writer.write(tag: ModifierTag.distortionEffect)
      writer.write(shader)
      writer.write(maxSampleOffset)
      writer.write(edge)
    case .layerEffect(let shader, let maxSampleOffset, let edge):
      writer.write(tag: ModifierTag.layerEffect)
      writer.write(shader)
      writer.write(maxSampleOffset)
      writer.write(edge)
    case .convolution(let convolution):
      writer.write(tag: ModifierTag.convolution)
      writer.write(convolution)
    case .copyBeneath(let modifiers):
      writer.write(tag: ModifierTag.copyBeneath)
      writer.nested(by: modifiers.count + 1) { $0.write(modifiers) }
    case .clip(let shape):
      writer.write(tag: ModifierTag.clip)
      writer.write(shape)
    case .transform(let transform):
      writer.write(tag: ModifierTag.transform)
      writer.write(transform)
    case .opacity(let opacity):
      writer.write(tag: ModifierTag.opacity)
      writer.write(finite: opacity)
    case .blendMode(let mode):
      writer.write(tag: ModifierTag.blendMode)
      writer.write(mode)
    case .bitmap: writer.write(tag: ModifierTag.bitmap)
    case .drawingGroup: writer.write(tag: ModifierTag.drawingGroup)
    case .reducedResolution(let divisor):
      writer.write(tag: ModifierTag.reducedResolution)
      writer.write(divisor)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ModifierTag.self) {
    case .colorEffect: self = .colorEffect(try Shader(from: &reader))
    case .distortionEffect:
      self = .distortionEffect(
        try Shader(from: &reader), maxSampleOffset: try Size(from: &reader),
        edge: try SampleEdge(from: &reader))
    case .layerEffect:
      self = .layerEffect(
        try Shader(from: &reader), maxSampleOffset: try Size(from: &reader),
        edge: try SampleEdge(from: &reader))
    case .convolution: self = .convolution(try Convolution(from: &reader))
    case .copyBeneath:
      let modifiers = try reader.nested(by: 1) { reader throws(MessageError) in
        try [Layer.Modifier](from: &reader)
      }
      self = .copyBeneath(modifiers)
    case .clip: self = .clip(try Shape(from: &reader))
    case .transform: self = .transform(try AffineTransform(from: &reader))
    case .opacity: self = .opacity(try reader.finite())
    case .blendMode: self = .blendMode(try BlendMode(from: &reader))
    case .bitmap: self = .bitmap
    case .drawingGroup: self = .drawingGroup
    case .reducedResolution:
      let divisor = try Int(from: &reader)
      guard (1...64).contains(divisor) else {
        throw .damaged("a resolution is reduced by \(divisor)")
      }
      self = .reducedResolution(divisor)
    }
  }
}

extension Convolution: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(passes)
    writer.write(finite: standardDeviation)
    writer.write(maxSampleOffset)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let passes = try [Shader](from: &reader)
    let standardDeviation = try reader.length()
    guard !passes.isEmpty, standardDeviation > 0 else {
      throw .damaged("a convolution of \(passes.count) passes spreads by \(standardDeviation)")
    }
    self.init(
      passes: passes, standardDeviation: standardDeviation,
      maxSampleOffset: try Size(from: &reader))
  }
}

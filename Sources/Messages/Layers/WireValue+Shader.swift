package import Layers

enum ArgumentTag: UInt8, CaseIterable {
  case float, float2, float3, float4, constant, color, floatArray, colorArray, image, layer
  case boundingRect, size, unitPosition, raster, pixels, wholePixels
}

extension Shader: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(function)
    writer.write(arguments)
    writer.write(isModifier)
    writer.write(isOpaque)
    writer.write(keepsOpacity)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let function = try String(from: &reader)
    let arguments = try [Argument](from: &reader)
    let isModifier = try Bool(from: &reader)
    self = isModifier ? .modifier(function, arguments) : Shader(function, arguments)
    isOpaque = try Bool(from: &reader)
    keepsOpacity = try Bool(from: &reader)
  }
}

extension Sampling.Filter: WireChoice {}
extension Sampling.Wrap: WireChoice {}

extension Sampling: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(filter)
    writer.write(wrap)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(filter: try Filter(from: &reader), wrap: try Wrap(from: &reader))
  }
}

/// The measures of pixels that a view's shaders take.
enum RasterTag: UInt8, CaseIterable {
  case pixelSize, pictureSize, texelSize, pixelsPerPoint, standardDeviation
}

extension RasterMeasure: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .pixelSize: writer.write(tag: RasterTag.pixelSize)
    case .pictureSize: writer.write(tag: RasterTag.pictureSize)
    case .texelSize: writer.write(tag: RasterTag.texelSize)
    case .pixelsPerPoint: writer.write(tag: RasterTag.pixelsPerPoint)
    case .standardDeviation: writer.write(tag: RasterTag.standardDeviation)
    case .level: writer.refuse(.unsupported("a level of a pyramid"))
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(RasterTag.self) {
    case .pixelSize: self = .pixelSize
    case .pictureSize: self = .pictureSize
    case .texelSize: self = .texelSize
    case .pixelsPerPoint: self = .pixelsPerPoint
    case .standardDeviation: self = .standardDeviation
    }
  }
}

extension Shader.Argument: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .float(let x):
      writer.write(tag: ArgumentTag.float)
      writer.write(x)
    case .float2(let x, let y):
      writer.write(tag: ArgumentTag.float2)
      for number in [x, y] { writer.write(number) }
    case .float3(let x, let y, let z):
      writer.write(tag: ArgumentTag.float3)
      for number in [x, y, z] { writer.write(number) }
    case .float4(let x, let y, let z, let w):
      writer.write(tag: ArgumentTag.float4)
      for number in [x, y, z, w] { writer.write(number) }
    case .constant(let numbers):
      writer.write(tag: ArgumentTag.constant)
      writer.write(numbers)
    case .color(let color):
      writer.write(tag: ArgumentTag.color)
      writer.write(color)
    case .floatArray(let numbers, let components):
      writer.write(tag: ArgumentTag.floatArray)
      writer.write(numbers)
      writer.write(components)
    case .colorArray(let colors):
      writer.write(tag: ArgumentTag.colorArray)
      writer.write(colors)
    case .image(let image, let sampling):
      writer.write(tag: ArgumentTag.image)
      writer.write(image)
      writer.write(sampling)
    case .layer(let layer, let sampling):
      writer.write(tag: ArgumentTag.layer)
      writer.write(layer)
      writer.write(sampling)
    case .boundingRect: writer.write(tag: ArgumentTag.boundingRect)
    case .size: writer.write(tag: ArgumentTag.size)
    case .unitPosition: writer.write(tag: ArgumentTag.unitPosition)
    case .raster(let measure, let components):
      writer.write(tag: ArgumentTag.raster)
      writer.write(measure)
      writer.write(components)
    case .pixels(let lengths):
      writer.write(tag: ArgumentTag.pixels)
      writer.write(lengths)
    case .wholePixels(let lengths, let signs):
      writer.write(tag: ArgumentTag.wholePixels)
      writer.write(lengths)
      writer.write(signs)
    case .cube: writer.refuse(.unsupported("a cube map"))
    case .drawing, .frameTime, .frameNumber, .framed:
      writer.refuse(.unsupported("an argument of a simulation"))
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ArgumentTag.self) {
    case .float: self = .float(try Double(from: &reader))
    case .float2: self = .float2(try Double(from: &reader), try Double(from: &reader))
    case .float3:
      self = .float3(
        try Double(from: &reader), try Double(from: &reader), try Double(from: &reader))
    case .float4:
      self = .float4(
        try Double(from: &reader), try Double(from: &reader), try Double(from: &reader),
        try Double(from: &reader))
    case .constant: self = .constant(try reader.components())
    case .color: self = .color(try Color(from: &reader))
    case .floatArray:
      let numbers = try [Double](from: &reader)
      self = .floatArray(numbers, components: try reader.componentCount())
    case .colorArray: self = .colorArray(try [Color](from: &reader))
    case .image: self = .image(try reader.image(), try Sampling(from: &reader))
    case .layer: self = .layer(try Layer(from: &reader), try Sampling(from: &reader))
    case .boundingRect: self = .boundingRect
    case .size: self = .size
    case .unitPosition: self = .unitPosition
    case .raster:
      let measure = try RasterMeasure(from: &reader)
      self = .raster(measure, components: try reader.componentCount())
    case .pixels: self = .pixels(try reader.components())
    case .wholePixels:
      let (lengths, signs) = (try reader.components(), try reader.components())
      guard lengths.count == signs.count else {
        throw .damaged("\(lengths.count) lengths have \(signs.count) signs")
      }
      self = .wholePixels(lengths, signs: signs)
    }
  }
}

extension ByteReader {
  /// Returns the numbers of a vector.
  fileprivate mutating func components() throws(MessageError) -> [Double] {
    let numbers = try [Double](from: &self)
    guard (1...4).contains(numbers.count) else {
      throw .damaged("a vector has \(numbers.count) numbers")
    }
    return numbers
  }

  fileprivate mutating func componentCount() throws(MessageError) -> Int {
    let count = try Int(from: &self)
    guard (1...4).contains(count) else { throw .damaged("a vector has \(count) numbers") }
    return count
  }
}

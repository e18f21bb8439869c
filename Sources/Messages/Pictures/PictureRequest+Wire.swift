internal import Layers

enum PictureRequestTag: UInt8, CaseIterable {
  case asset, file, symbol, data, pixels
}

extension PictureRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .asset(let name, let bundle):
      writer.write(tag: PictureRequestTag.asset)
      writer.write(name)
      writer.write(bundle)
    case .file(let path):
      writer.write(tag: PictureRequestTag.file)
      writer.write(path)
    case .symbol(let name, let font):
      writer.write(tag: PictureRequestTag.symbol)
      writer.write(name)
      writer.write(font)
    case .data(let bytes):
      writer.write(tag: PictureRequestTag.data)
      writer.write(bytes: bytes)
    case .pixels(let width, let height, let bytes):
      writer.write(tag: PictureRequestTag.pixels)
      writer.write(width)
      writer.write(height)
      writer.write(bytes: bytes)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(PictureRequestTag.self) {
    case .asset: self = .asset(name: try String(from: &reader), bundle: try String?(from: &reader))
    case .file: self = .file(path: try String(from: &reader))
    case .symbol:
      self = .symbol(name: try String(from: &reader), font: try TextFont(from: &reader))
    case .data: self = .data(Array(try reader.bytes()))
    case .pixels:
      let (width, height) = (try Int(from: &reader), try Int(from: &reader))
      let bytes = Array(try reader.bytes())
      // Their product cannot overflow: neither is greater than the number of bytes.
      guard (1...max(1, bytes.count)).contains(width), bytes.count / 4 / width == height,
        width * height * 4 == bytes.count
      else { throw .damaged("a picture of \(width) × \(height) has \(bytes.count) bytes") }
      self = .pixels(width: width, height: height, bytes)
    }
  }
}

extension FoundPicture: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(size)
    writer.write(isTemplate)
    writer.write(baseline)
    writer.write(isPlaceholder)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      id: try PictureID(from: &reader), size: try Size(from: &reader),
      isTemplate: try Bool(from: &reader), baseline: try Double?(from: &reader),
      isPlaceholder: try Bool(from: &reader))
  }
}

extension ColorRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(bundle)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(name: try String(from: &reader), bundle: try String?(from: &reader))
  }
}

extension FoundColor: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(light)
    writer.write(dark)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(light: try Color(from: &reader), dark: try Color(from: &reader))
  }
}

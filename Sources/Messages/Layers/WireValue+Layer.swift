package import Layers

enum ContentTag: UInt8, CaseIterable {
  case empty, fill, stroke, strokeBorder, image, mesh, stack
}

/// A layer travels as the content that lies under all its modifiers, and then these, the first
/// applied first: a long row of them takes no room on the stack.
extension Layer: WireValue {
  package func write(to writer: inout ByteWriter) {
    var modified: [(size: Size, modifier: Modifier)] = []
    var layer = self
    while case .modified(let inner, let modifier) = layer.content {
      modified.append((layer.size, modifier))
      layer = inner
    }
    writer.nested(by: modified.count + 1) { writer in
      writer.write(count: modified.count)
      writer.write(layer.size)
      layer.content.write(to: &writer)
      var size = layer.size
      for (ownSize, modifier) in modified.reversed() {
        writer.write(modifier)
        // The same as before, but for layers that were made by hand
        writer.write(ownSize == size ? nil : ownSize)
        size = ownSize
      }
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let count = try reader.count()
    self = try reader.nested(by: count + 1) { reader throws(MessageError) in
      var layer = Layer(size: try Size(from: &reader), content: try Content(from: &reader))
      for _ in 0..<count {
        let modifier = try Modifier(from: &reader)
        let size = try Size?(from: &reader) ?? layer.size
        layer = Layer(size: size, content: .modified(layer, modifier))
      }
      return layer
    }
  }
}

extension Layer.Child: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(origin)
    writer.write(layer)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    let origin = try Point(from: &reader)
    self.init(try Layer(from: &reader), at: origin)
  }
}

extension Layer.Content {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .empty: writer.write(tag: ContentTag.empty)
    case .fill(let shape, let fill):
      writer.write(tag: ContentTag.fill)
      writer.write(shape)
      writer.write(fill)
    case .stroke(let shape, let fill, let style):
      writer.write(tag: ContentTag.stroke)
      writer.write(shape)
      writer.write(fill)
      writer.write(style)
    case .strokeBorder(let shape, let fill, let lineWidth):
      writer.write(tag: ContentTag.strokeBorder)
      writer.write(shape)
      writer.write(fill)
      writer.write(finite: lineWidth)
    case .image(let image):
      writer.write(tag: ContentTag.image)
      writer.write(image)
    case .mesh(let mesh):
      writer.write(tag: ContentTag.mesh)
      writer.write(mesh)
    case .stack(let children):
      writer.write(tag: ContentTag.stack)
      writer.write(children)
    case .simulation: writer.refuse(.unsupported("a simulation"))
    case .modified: preconditionFailure("the layer writes its modifiers")
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ContentTag.self) {
    case .empty: self = .empty
    case .fill: self = .fill(try Shape(from: &reader), try Fill(from: &reader))
    case .stroke:
      self = .stroke(
        try Shape(from: &reader), try Fill(from: &reader), try StrokeStyle(from: &reader))
    case .strokeBorder:
      self = .strokeBorder(
        try Shape(from: &reader), try Fill(from: &reader), lineWidth: try reader.length())
    case .image: self = .image(try reader.image())
    case .mesh: self = .mesh(try MeshGradient(from: &reader))
    case .stack: self = .stack(try [Layer.Child](from: &reader))
    }
  }
}

internal import Layers

/// An outline in a layer, filled or drawn as a line.
struct PaintedShape {
  enum Form {
    case fill
    /// A line along the edge, half of it inside.
    case stroke(Layers.StrokeStyle)
    /// A line inside the edge.
    case border(lineWidth: Double)
  }

  let shape: Layers.Shape
  var form = Form.fill
  let size: Layers.Size

  /// The shape in a paint of the renderer's.
  func layer(_ fill: Layers.Fill) -> Layer {
    switch form {
    case .fill: Layer(size: size, shape, fill: fill)
    case .stroke(let style): Layer(size: size, stroke: shape, with: fill, style: style)
    case .border(let width): Layer(size: size, strokeBorder: shape, with: fill, lineWidth: width)
    }
  }

  /// The shape cut out of a picture as large as its layer.
  func layer(cutOutOf picture: Layer) -> Layer {
    switch form {
    case .fill where shape == .rectangle: picture
    case .fill: picture.clip(to: shape)
    case .stroke, .border: picture.masked(by: layer(.color(.white)))
    }
  }
}

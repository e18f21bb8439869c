internal import Layers

/// A style with its colors known: numbers that are animated, and how a shape is drawn by them.
public struct _Paint {
  /// Paints of one kind are mixed by their numbers; others take each other's place.
  let kind: AnyHashable
  let numbers: [Double]
  private let content: Content

  private enum Content {
    case color
    case fill(([Double]) -> Layers.Fill)
    /// As large as the shape's layer.
    case picture(([Double], Layers.Size) -> Layer)
    /// Another paint, whose picture is changed. It has the first numbers.
    indirect case changed(_Paint, (_ picture: Layer, _ numbers: ArraySlice<Double>) -> Layer)
  }

  private init(kind: AnyHashable, numbers: [Double], content: Content) {
    self.kind = kind
    self.numbers = numbers
    self.content = content
  }

  init(
    kind: AnyHashable, numbers: [Double], fill: @escaping ([Double]) -> Layers.Fill
  ) {
    self.init(kind: kind, numbers: numbers, content: .fill(fill))
  }

  /// A paint that is a picture, of which a shape shows a part.
  init(
    kind: AnyHashable, numbers: [Double],
    picture: @escaping (_ numbers: [Double], _ size: Layers.Size) -> Layer
  ) {
    self.init(kind: kind, numbers: numbers, content: .picture(picture))
  }

  /// A color, mixed in numbers in proportion to light.
  init(_ color: Layers.Color) {
    self.init(kind: "color", numbers: color.mixingNumbers, content: .color)
  }

  /// The paint with its picture changed, and numbers for that which are animated too.
  func changed(
    _ name: AnyHashable, numbers added: [Double] = [],
    by change: @escaping (_ picture: Layer, _ numbers: ArraySlice<Double>) -> Layer
  ) -> _Paint {
    _Paint(
      kind: [kind, name] as [AnyHashable], numbers: numbers + added,
      content: .changed(self, change))
  }

  /// The paint with its opacity multiplied.
  func opacity(_ factor: Double) -> _Paint {
    if case .color = content {
      return _Paint(color(numbers)!.opacity(factor))  // a color's paint has a color
    }
    return changed("opacity", numbers: [factor]) { $0.opacity($1.first ?? 1) }
  }

  /// The color, if the paint is one.
  func color(_ numbers: [Double]) -> Layers.Color? {
    guard case .color = content else { return nil }
    return Layers.Color(mixingNumbers: numbers[...])
  }

  /// Returns a shape in this paint.
  func layer(_ painted: PaintedShape, _ numbers: [Double]) -> Layer {
    switch content {
    case .color: painted.layer(.color(Layers.Color(mixingNumbers: numbers[...])))
    case .fill(let fill): painted.layer(fill(numbers))
    case .picture(let picture):
      painted.layer(cutOutOf: picture(numbers, painted.size))
    case .changed(let inner, let change):
      change(
        inner.layer(painted, Array(numbers.prefix(inner.numbers.count))),
        numbers.dropFirst(inner.numbers.count))
    }
  }
}

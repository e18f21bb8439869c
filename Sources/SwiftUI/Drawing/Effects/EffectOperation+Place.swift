internal import Layers

/// Changes of where a view is seen; its place in the layout stays.
extension EffectOperation {
  static func scale(x: CGFloat, y: CGFloat, anchor: UnitPoint) -> Self {
    moving("scaleEffect", [x, y, anchor.x, anchor.y]) { numbers, size in
      Layers.AffineTransform(
        scaleX: numbers[0], y: numbers[1], about: point(numbers[2], numbers[3], in: size))
    }
  }

  static func rotation(_ angle: Angle, anchor: UnitPoint) -> Self {
    moving("rotationEffect", [angle.radians, anchor.x, anchor.y]) { numbers, size in
      Layers.AffineTransform(
        rotation: .radians(numbers[0]), about: point(numbers[1], numbers[2], in: size))
    }
  }

  static func offset(x: CGFloat, y: CGFloat) -> Self {
    moving("offset", [x, y]) { numbers, _ in
      Layers.AffineTransform(translation: numbers[0], numbers[1])
    }
  }

  /// Moves a view by its own size.
  static func offset(inSizesX x: Double, y: Double) -> Self {
    moving("offset in sizes", [x, y]) { numbers, size in
      Layers.AffineTransform(translation: numbers[0] * size.width, numbers[1] * size.height)
    }
  }

  static func affine(_ transform: CGAffineTransform) -> Self {
    let t = transform
    return moving("transformEffect", [t.a, t.b, t.c, t.d, t.tx, t.ty]) { n, _ in
      Layers.AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
  }

  /// An operation that maps the plane.
  private static func moving(
    _ name: String, _ numbers: [Double],
    _ transform: @escaping (_ numbers: [Double], _ size: CGSize) -> Layers.AffineTransform
  ) -> Self {
    EffectOperation(kind: AnyHashable(name), numbers: numbers, scope: .place, transform: transform)
    { layer, numbers in
      layer.modified(.transform(transform(numbers, CGSize(layer.size))))
    }
  }

  private static func point(_ x: Double, _ y: Double, in size: CGSize) -> Layers.Point {
    Layers.Point(x: x * size.width, y: y * size.height)
  }
}

extension View {
  /// Scales the view about a point of it.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect(.scale(x: s, y: s, anchor: anchor))
  }

  /// Scales the view about a point of it, by factors of its own for each axis.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    effect(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }

  /// Scales the view about a point of it, by factors of its own for each axis.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect(.scale(x: x, y: y, anchor: anchor))
  }

  /// Turns the view about a point of it, clockwise.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Maps the view about its top left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.affine(transform))
  }
}

extension VisualEffect {
  /// Scales the view about a point of it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: s, y: s, anchor: anchor))
  }

  /// Scales the view about a point of it, by factors of its own for each axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }

  /// Scales the view about a point of it, by factors of its own for each axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: x, y: y, anchor: anchor))
  }

  /// Turns the view about a point of it, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(x: offset.width, y: offset.height))
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: x, y: y))
  }

  /// Maps the view about its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.affine(transform))
  }
}

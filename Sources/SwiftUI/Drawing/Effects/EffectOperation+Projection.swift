internal import Layers

/// Views seen as planes in space.
extension EffectOperation {
  /// - Parameters:
  ///   - kind: Operations of one kind are mixed by their numbers.
  ///   - matrix: The map of the view's points for such numbers, in a view of `size`.
  static func projection(
    _ kind: AnyHashable, _ numbers: [Double],
    _ matrix: @escaping (_ numbers: [Double], _ size: CGSize) -> ProjectionTransform
  ) -> Self {
    EffectOperation(
      kind: kind, numbers: numbers, scope: .place,
      transform: { numbers, size in
        // Close to the middle of the view, for places of taps.
        matrix(numbers, size).tangent(at: CGPoint(x: size.width / 2, y: size.height / 2))
      },
      apply: { layer, numbers in layer.projected(by: matrix(numbers, CGSize(layer.size))) })
  }

  static func rotation3D(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) -> Self {
    let numbers = [
      angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective,
    ]
    return projection("rotation3DEffect", numbers) { n, size in
      let anchor = UnitPoint(x: n[4], y: n[5]).point(in: CGRect(origin: .zero, size: size))
      var eye = CATransform3DIdentity
      // Apple does not say where the eye is; a view's longer side away looks alike.
      eye.m34 = -n[7] / max(size.width, size.height, 1)
      var map = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -n[6])
      map = CATransform3DConcat(map, CATransform3DMakeRotation(n[0], n[1], n[2], n[3]))
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(0, 0, n[6]))
      map = CATransform3DConcat(map, eye)
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
      return ProjectionTransform(map)
    }
  }

  static func projection(_ transform: ProjectionTransform) -> Self {
    let t = transform
    let numbers = [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map {
      Double($0)
    }
    return projection("projectionEffect", numbers) { n, _ in
      var map = ProjectionTransform()
      (map.m11, map.m12, map.m13) = (n[0], n[1], n[2])
      (map.m21, map.m22, map.m23) = (n[3], n[4], n[5])
      (map.m31, map.m32, map.m33) = (n[6], n[7], n[8])
      return map
    }
  }
}

extension ProjectionTransform {
  /// The affine map that is the same at a point and close to it around.
  func tangent(at point: CGPoint) -> Layers.AffineTransform {
    if let affineTransform { return affineTransform.layersTransform }
    let w = point.x * m13 + point.y * m23 + m33
    guard w != 0 else { return Layers.AffineTransform(scale: 0) }
    let image = point.applying(self)
    let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
    let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    return Layers.AffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}

extension Layer {
  func projected(by map: ProjectionTransform) -> Layer {
    if let affine = map.affineTransform { return modified(.transform(affine.layersTransform)) }
    var back = map
    guard back.invert() else { return opacity(0) }
    // The signs are such that what is before the eye has a divisor above 0.
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let depth = center.x * map.m13 + center.y * map.m23 + map.m33
    guard depth > 0 else { return opacity(0) }
    let image = center.applying(map)
    let sign: CGFloat = image.x * back.m13 + image.y * back.m23 + back.m33 < 0 ? -1 : 1
    let rows = [
      [back.m11, back.m21, back.m31], [back.m12, back.m22, back.m32],
      [back.m13, back.m23, back.m33],
    ].map { SIMD3(Double(sign * $0[0]), Double(sign * $0[1]), Double(sign * $0[2])) }
    return projected(by: rows, maxSampleOffset: reach(of: map))
  }

  /// The largest distance in points between a corner and the place where it is seen.
  private func reach(of map: ProjectionTransform) -> Layers.Size {
    var reach = Layers.Size.zero
    for (x, y) in [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)] {
      // Corners close to the eye or behind it are seen far outside.
      let w = max(x * map.m13 + y * map.m23 + map.m33, 0.1)
      let (seenX, seenY) = (
        (x * map.m11 + y * map.m21 + map.m31) / w, (x * map.m12 + y * map.m22 + map.m32) / w
      )
      reach.width = max(reach.width, abs(seenX - x))
      reach.height = max(reach.height, abs(seenY - y))
    }
    return reach
  }
}

extension View {
  /// Turns the view in space.
  ///
  /// - Parameters:
  ///   - axis: The line through the anchor that it turns about.
  ///   - anchorZ: The distance of the anchor before the view.
  ///   - perspective: How much smaller what is farther away looks; 0 for not at all.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect(
      .rotation3D(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps the view about its top left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.projection(transform))
  }
}

extension VisualEffect {
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps the view about its top left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(transform))
  }
}

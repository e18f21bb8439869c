package import Layers

/// Turns a layer tree into draws: a pure function, so that what is drawn can be tested without a GPU.
///
/// Stacks are taken apart and transforms are followed down to the layers they move; everything else that samples no
/// neighbours (fills, color effects, clips, opacity, and stacks under those) becomes one paint, and so one draw.
nonisolated package enum Planner {
  /// - Parameters:
  ///   - layer: What to draw, in points.
  ///   - transform: From the layer's user space to pixels of the target, y down.
  ///   - background: Color of the target where no layer is.
  package static func plan(
    _ layer: Layer, transform: AffineTransform, pixelWidth: Int, pixelHeight: Int,
    background: Color?
  ) -> FramePlan {
    var plan = FramePlan(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: background, draws: [])
    let target = Rect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight))
    emit(layer, transform: transform, target: target, into: &plan.draws)
    return plan
  }

  private static func emit(
    _ layer: Layer, transform: AffineTransform, target: Rect, into draws: inout [Draw]
  ) {
    switch layer.content {
    case .empty:
      return
    case .stack(let children):
      for child in children {
        let shift = AffineTransform(translation: child.origin.x, child.origin.y)
        emit(
          child.layer, transform: shift.followed(by: transform), target: target, into: &draws)
      }
    case .modified(let inner, .transform(let own)):
      emit(inner, transform: own.followed(by: transform), target: target, into: &draws)
    case .fill, .strokeBorder, .image, .modified:
      guard let bounds = inkBounds(of: layer), transform.determinant != 0 else { return }
      // Half a pixel of every edge lies outside; a whole one is room for rounding.
      let grown = bounds.inset(by: -1 / smallestScale(of: transform))
      guard !transform.bounds(of: grown).intersection(target).isEmpty else { return }
      var painter = Painter(transform: transform)
      let paint = painter.paint(layer, within: nil)
      draws.append(
        Draw(
          bounds: grown, transform: transform, paint: paint, values: painter.values,
          images: painter.images))
    }
  }

  /// Returns the part of user space that `layer` may color; `nil` if it shows nothing.
  private static func inkBounds(of layer: Layer) -> Rect? {
    let bounds = Rect(origin: .zero, size: layer.size)
    switch layer.content {
    case .empty:
      return nil
    case .fill, .strokeBorder, .image:
      return bounds.isEmpty ? nil : bounds
    case .stack(let children):
      return children.reduce(nil as Rect?) { whole, child in
        guard var ink = inkBounds(of: child.layer) else { return whole }
        ink.origin.x += child.origin.x
        ink.origin.y += child.origin.y
        return whole?.union(ink) ?? ink
      }
    case .modified(let inner, let modifier):
      switch modifier {
      case .transform(let own): return inkBounds(of: inner).map(own.bounds(of:))
      case .clip:
        let ink = inkBounds(of: inner)?.intersection(bounds)
        return ink?.isEmpty == true ? nil : ink
      // An effect shades the clear pixels of its layer, too.
      case .colorEffect: return inkBounds(of: inner)?.union(bounds) ?? bounds
      case .opacity(let opacity): return opacity > 0 ? inkBounds(of: inner) : nil
      }
    }
  }

  /// Pixels per point in the direction in which `transform` stretches least.
  private static func smallestScale(of transform: AffineTransform) -> Double {
    let t = transform
    let sum = t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d
    let difference = (sum * sum - 4 * t.determinant * t.determinant).clampedRoot
    return max(((sum - difference) / 2).clampedRoot, 1e-6)
  }
}

nonisolated extension Double {
  /// Square root, 0 for what rounding made negative.
  fileprivate var clampedRoot: Double { max(0, self).squareRoot() }
}

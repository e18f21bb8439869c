public import Foundation
internal import Layers

/// Paths measured, cut and mapped.
extension Path {
  /// The smallest upright rectangle around what is drawn; null for an empty path.
  public var boundingRect: CGRect { isEmpty ? .null : CGRect(layersPath.bounds) }

  /// Whether a fill covers a place.
  ///
  /// - Parameter eoFill: Whether places are inside that the path encloses an odd number of times;
  ///   otherwise those it does not enclose as often one way as the other.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let bounds = layersPath.bounds
    let extent = max(bounds.size.width, bounds.size.height)
    guard extent > 0, bounds.inset(by: -1e-9 * extent).contains(p.layersPoint) else { return false }
    var (winding, crossings) = (0, 0)
    for line in layersPath.flattened(tolerance: max(1e-5 * extent, 1e-9)) {
      var start = line.points[line.points.count - 1]
      for end in line.points {
        defer { start = end }
        // Lines to the right of the place that pass its height.
        guard (start.y <= p.y) != (end.y <= p.y) else { continue }
        let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > p.x else { continue }
        winding += start.y < end.y ? 1 : -1
        crossings += 1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The part between two fractions of the length, over all subpaths.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    Path(layersPath.trimmed(from: startFraction, to: endFraction))
  }

  /// The path whose fill is the stroke of this one.
  ///
  /// It is made of straight lines that stay within 1/50 of a point of the stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var stroke = Path()
    for outline in dashed(style).layersPath.outline(style.layersStyle, tolerance: 0.02) {
      stroke.addLines(outline.points.map(CGPoint.init))
      stroke.closeSubpath()
    }
    return stroke
  }

  /// The strokes between the gaps of a dashed line; the path itself for a solid one.
  package func dashed(_ style: StrokeStyle) -> Path {
    Path(layersPath.dashed(style.dash.map { Double($0) }, phase: style.dashPhase))
  }

  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(layersPath.applying(transform.layersTransform))
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

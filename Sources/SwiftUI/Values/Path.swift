public import Foundation
package import Layers

/// Lines and curves, to be filled, stroked or drawn in part.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 80))
///   path.addLine(to: CGPoint(x: 0, y: 80))
///   path.closeSubpath()
/// }
/// ```
///
/// Circles are stored as such and are exact at every size. Lines and curves before the first move
/// have no start and are left out.
public struct Path: Sendable {
  /// The same path in the numbers that are drawn.
  package var layersPath: Layers.Path

  /// Creates a path without anything in it.
  public init() {
    layersPath = Layers.Path()
  }

  package init(_ path: Layers.Path) {
    layersPath = path
  }

  /// Creates a path by drawing it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners have radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { layersPath.isEmpty }

  /// Where the pen is; `nil` before the first move.
  public var currentPoint: CGPoint? { layersPath.currentPoint.map(CGPoint.init) }
}

extension Path: Equatable {
  public static func == (a: Path, b: Path) -> Bool { a.layersPath == b.layersPath }
}

internal import Layers

/// An outline that fills the frame that it is given.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when `proposal` is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How it differs from what surrounds it.
  nonisolated static var role: ShapeRole { get }

  /// The outline as the renderer knows it, in a layer of `size`.
  nonisolated func _outline(in size: CGSize) -> _Outline
}

/// A shape's way to stand out from what surrounds it.
public enum ShapeRole: Sendable, Hashable {
  case fill, stroke, separator
}

/// An outline as the renderer knows it.
public struct _Outline {
  let shape: Layers.Shape

  init(_ shape: Layers.Shape) { self.shape = shape }
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated func _outline(in size: CGSize) -> _Outline {
    _Outline(.path(path(in: CGRect(origin: .zero, size: size)).layersPath))
  }

  /// A shape as a view is filled with the style around.
  public var body: _PaintedShapeView<Self> {
    _PaintedShapeView(shape: self, ShapePart(filledWith: ForegroundStyle()))
  }
}

/// A shape that can shrink and grow on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Color: View {
  public var body: _PaintedShapeView<Rectangle> {
    _PaintedShapeView(shape: Rectangle(), ShapePart(filledWith: self))
  }
}

/// A shape that is the same in a smaller rectangle where its edge is moved inwards.
public protocol _ShrinkingShape: InsettableShape
where InsetShape == Self, AnimatableData == CGFloat {
  nonisolated var _inset: CGFloat { get set }
}

extension _ShrinkingShape {
  public nonisolated func inset(by amount: CGFloat) -> Self {
    var shape = self
    shape._inset += amount
    return shape
  }

  public nonisolated var animatableData: CGFloat {
    get { _inset }
    set { _inset = newValue }
  }

  /// The renderer's own shape where the edge is not moved, and otherwise a path.
  nonisolated func outline(_ shape: Layers.Shape, in size: CGSize) -> _Outline {
    if _inset == 0 { return _Outline(shape) }
    return _Outline(.path(path(in: CGRect(origin: .zero, size: size)).layersPath))
  }
}

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: _ShrinkingShape {
  public var _inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: _inset)) }

  public func _outline(in size: CGSize) -> _Outline { outline(.rectangle, in: size) }
}

extension CGRect {
  /// The rectangle with its sides moved inwards, at most to its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

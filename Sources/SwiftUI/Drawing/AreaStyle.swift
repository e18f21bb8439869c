/// A style that is also a view: an area in that style.
public protocol _AreaStyle: ShapeStyle, View where Body == _PaintedShapeView<Rectangle> {}

extension _AreaStyle {
  @MainActor public var body: _PaintedShapeView<Rectangle> {
    _PaintedShapeView(shape: Rectangle(), ShapePart(filledWith: self))
  }
}

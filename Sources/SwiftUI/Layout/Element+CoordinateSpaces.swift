extension Element {
  /// A rectangle of the space that the element's frame is in, in another space.
  ///
  /// A name that no element around has means the stage.
  func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    if space == .local { return rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    var rect = rect
    var element = self
    while let next = element.parent {
      rect = next.convertToParent(rect)
      if case .named(let name) = space, next.definesSpace(named: name) {
        return rect.offsetBy(dx: -next.frame.minX, dy: -next.frame.minY)
      }
      element = next
    }
    return rect
  }

  /// A rectangle of the element's own space in that of its frame: the smallest around it where it
  /// is turned.
  private func convertToParent(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convertToParent($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }

  /// The frame of an element around that has a name, in this element's own coordinates.
  func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
    var element = self
    while let next = element.parent {
      if next.definesSpace(named: name) {
        let origin = convert(frame, to: .named(name)).origin
        return CGRect(
          x: -origin.x, y: -origin.y, width: next.frame.width, height: next.frame.height)
      }
      element = next
    }
    return nil
  }

  /// A point of the stage in the space that the element's frame is in; `nil` where an effect around
  /// has no inverse.
  func convertFromStage(_ point: CGPoint) -> CGPoint? {
    guard let parent else { return point }
    return parent.convertFromStage(point).flatMap { parent.convertFromParent($0) }
  }
}

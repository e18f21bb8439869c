extension Element {
  /// The distances from the element's edges to the end of the unsafe area around.
  ///
  /// An edge has one only where it lies on the inner edge of the safe area or beyond it.
  var safeAreaInsets: EdgeInsets {
    var (left, top) = (frame.minX, frame.minY)
    var (right, bottom) = (frame.maxX, frame.maxY)
    // Half a pixel, and what sums of fractions lose.
    let tolerance = environment.pixelLength / 2 + 0.001
    var child = self
    search: while let next = child.parent {
      switch next.safeRegion(around: child) {
      case .unchanged: break
      case .none: break search
      case .region(let outer, let inner):
        if left <= inner.minX + tolerance { left = min(left, outer.minX) }
        if top <= inner.minY + tolerance { top = min(top, outer.minY) }
        if right >= inner.maxX - tolerance { right = max(right, outer.maxX) }
        if bottom >= inner.maxY - tolerance { bottom = max(bottom, outer.maxY) }
      }
      child = next
    }
    return EdgeInsets(
      top: frame.minY - top, leading: frame.minX - left, bottom: bottom - frame.maxY,
      trailing: right - frame.maxX)
  }
}

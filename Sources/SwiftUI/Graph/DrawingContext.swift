/// The inputs of a drawing besides the elements.
struct DrawingContext {
  /// Seconds since the view appeared.
  let time: Double
  /// Pixels per point.
  let scale: Double
}

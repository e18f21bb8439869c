/// The inputs of a drawing besides the elements.
struct DrawingContext {
  /// Seconds since the view appeared.
  let time: Double
  /// Pixels per point.
  let scale: Double
  /// The rectangle outside which nothing is seen, in the space of the element that is drawn; `nil`
  /// for the stage.
  ///
  /// It is only a hint: containers of many views leave out those that are far away from it.
  var visibleRect: CGRect?
}

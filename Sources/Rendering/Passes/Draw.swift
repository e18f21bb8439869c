package import Layers

/// One quad: where, with which program structure, which numbers and which images.
nonisolated package struct Draw: Hashable, Sendable {
  /// What is covered, in the user space of the layer, antialiased edges included.
  package var bounds: Rect
  /// From that user space to pixels of the target, y down.
  package var transform: AffineTransform
  var paint: Paint
  var values: ValueList
  /// By texture unit.
  var images: [Image]
}

/// What one target shows: a color to clear to, and quads in painting order.
nonisolated package struct FramePlan: Hashable, Sendable {
  /// Width and height of the target in pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// `nil` leaves what is there and draws over it.
  package var background: Color?
  package var draws: [Draw]
}

import Layers

/// The draws of a steady layer at a place, kept for the next frame that has it there.
nonisolated struct SteadyDraws: Sendable {
  /// All that the draws depend on.
  struct Place: Equatable, Sendable {
    var layer: Layer
    var transform: AffineTransform
    var pixelWidth: Int
    var pixelHeight: Int
    var options: PlanOptions
  }

  var place: Place
  var draws: [Draw]
}

/// The target that a layer is planned for: its plan depends on this, on the layer and on its place.
nonisolated struct PlanTarget: Hashable, Sendable {
  /// Width and height in pixels.
  var pixelWidth: Int
  var pixelHeight: Int
  var options: PlanOptions
}

/// Choices between plans that draw the same.
nonisolated struct PlanOptions: Hashable, Sendable {
  /// Whether specialization constants become part of the programs.
  var specializes: Bool
  /// Whether few programs are worth more than few operations.
  var isDrawnOnce: Bool
}

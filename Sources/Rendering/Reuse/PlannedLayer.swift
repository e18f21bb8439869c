import Layers

/// A layer as it stood in a frame, and what it became.
nonisolated struct PlannedLayer: Sendable {
  private var placed: PlacedLayer
  /// What it was taken apart into; empty for one that is painted as one.
  private let parts: [PlannedLayer]
  /// What it became: for one that was taken apart only once it has not changed for a frame, so that
  /// what changes in every frame is not joined for nothing.
  private var plan: LayerPlan?
  /// Whether it is the last frame's.
  private var isSame = false

  /// Plans a layer, except what is the same in the last frame.
  ///
  /// It is compared from the top. Children that share their storage with those of the last frame
  /// are the same at once; others are compared one by one, each with the one that had its index.
  ///
  /// - Parameter last: What stood at this place in the last frame, planned for the same target.
  init(_ placed: PlacedLayer, in target: PlanTarget, after last: PlannedLayer?) {
    if let last, placed.isKnownToEqual(last.placed) {
      self.init(placed, sameAs: last)
      return
    }
    guard let pieces = placed.parts else {
      self.init(placed, parts: [], plan: Planner.plan(placed, in: target))
      return
    }
    let before = last?.parts ?? []
    let parts = pieces.enumerated().map { index, piece in
      PlannedLayer(
        piece, in: target, after: before.indices.contains(index) ? before[index] : nil)
    }
    // Without parts, the last one may be a layer that is painted.
    if let last, !parts.isEmpty, parts.count == before.count, parts.allSatisfy(\.isSame) {
      self.init(placed, sameAs: last)
      return
    }
    self.init(placed, parts: parts, plan: nil)
  }

  private init(_ placed: PlacedLayer, parts: [PlannedLayer], plan: LayerPlan?) {
    self.placed = placed
    self.parts = parts
    self.plan = plan
  }

  private init(_ placed: PlacedLayer, sameAs last: PlannedLayer) {
    self = last
    isSame = true
    // Its storage is what the next frame most likely has.
    self.placed = placed
    if plan == nil {
      var joined = LayerPlan()
      for part in parts { part.append(to: &joined) }
      plan = joined
    }
  }

  /// Adds what the layer became above what is there.
  func append(to whole: inout LayerPlan) {
    if let plan { return whole.append(plan) }
    for part in parts { part.append(to: &whole) }
  }
}

nonisolated extension PlacedLayer {
  /// Whether two layers are equal at the same place, as far as one comparison says.
  ///
  /// Of stacks only the storage is compared: their children are compared anyway if it is not the
  /// same. A layer in a transform of its own is left to its only part.
  fileprivate func isKnownToEqual(_ other: PlacedLayer) -> Bool {
    guard transform == other.transform, blending == other.blending else { return false }
    switch (layer.content, other.layer.content) {
    case (.stack(let children), .stack(let others)) where blending == .normal:
      return children.sharesStorage(with: others)
    case (.modified(_, .transform), _), (.modified(_, .blendMode), _): return false
    default: return layer == other.layer
    }
  }
}

nonisolated extension Array {
  /// Whether both arrays are the same memory, so that they are equal without a comparison.
  fileprivate func sharesStorage(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

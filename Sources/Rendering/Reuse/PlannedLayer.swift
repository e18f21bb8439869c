import Layers

/// A layer as it stood in a frame, and what it became; frames that have the same layer share it.
nonisolated final class PlannedLayer: Sendable {
  private let placed: PlacedLayer
  /// The layers it was taken apart into, in painting order; empty for one that is painted as one.
  private let parts: [PlannedLayer]
  /// Its plan as one layer; `nil` for a layer that was taken apart and is another than in the last
  /// frame, so that what changes in every frame is not joined for nothing.
  private let plan: LayerPlan?
  /// The calls in the plan of a layer that is painted as one.
  private let calls: PlannedCalls

  private init(
    _ placed: PlacedLayer, parts: [PlannedLayer] = [], plan: LayerPlan?,
    calls: PlannedCalls = PlannedCalls()
  ) {
    self.placed = placed
    self.parts = parts
    self.plan = plan
    self.calls = calls
  }

  /// Plans a layer, except what is the same in the last frame.
  ///
  /// It is compared from the top. Children that share their storage with those of the last frame
  /// are the same at once; others are compared one by one, each with the one that had its index.
  /// One that is painted as one and differs in numbers of shader calls alone becomes the same draws
  /// with other numbers.
  ///
  /// - Parameter last: What stood at this place in the last frame, planned for the same target.
  /// - Returns: The layer, and whether it became what `last` became.
  static func planned(
    _ placed: PlacedLayer, in target: PlanTarget, after last: PlannedLayer?
  ) -> (layer: PlannedLayer, isSame: Bool) {
    guard let children = placed.children else { return painted(placed, in: target, after: last) }
    if let last, placed.isPlaced(as: last.placed),
      last.placed.children.map(children.sharesStorage) == true
    {
      return (last, true)
    }
    let before = last?.parts ?? []
    var parts: [PlannedLayer] = []
    parts.reserveCapacity(children.count)
    var isSame = last?.placed.children?.count == children.count
    for index in children.indices {
      let part = planned(
        placed.placed(children[index]), in: target,
        after: index < before.count ? before[index] : nil)
      isSame = isSame && part.isSame
      parts.append(part.layer)
    }
    if isSame, let last {
      let plan = last.plan ?? LayerPlan(joining: parts)
      return (PlannedLayer(placed, parts: parts, plan: plan), true)
    }
    for index in parts.indices.prefix(before.count) where parts[index] === before[index] {
      parts[index] = parts[index].joined
    }
    return (PlannedLayer(placed, parts: parts, plan: nil), false)
  }

  /// Plans a layer that is painted as one.
  private static func painted(
    _ placed: PlacedLayer, in target: PlanTarget, after last: PlannedLayer?
  ) -> (layer: PlannedLayer, isSame: Bool) {
    if let last, let plan = last.plan, placed.isPlaced(as: last.placed) {
      switch placed.layer.change(since: last.placed.layer) {
      case .none: return (last, true)
      case .numbers:
        if let calls = last.calls.located(in: last.placed.layer),
          let plan = calls.plan(plan, with: placed.layer, since: last.placed.layer)
        {
          return (PlannedLayer(placed, plan: plan, calls: calls), false)
        }
      case .structure: break
      }
    }
    let (plan, calls) = Planner.plan(placed, in: target)
    return (PlannedLayer(placed, plan: plan, calls: calls), false)
  }

  /// The same layer with what its parts became as one.
  private var joined: PlannedLayer {
    plan == nil ? PlannedLayer(placed, parts: parts, plan: LayerPlan(joining: parts)) : self
  }

  /// Adds what the layer became above what is there.
  func append(to whole: inout LayerPlan) {
    if let plan { return whole.append(plan) }
    for part in parts { part.append(to: &whole) }
  }
}

nonisolated extension LayerPlan {
  fileprivate init(joining parts: [PlannedLayer]) {
    self.init()
    for part in parts { part.append(to: &self) }
  }
}

nonisolated extension PlacedLayer {
  /// Whether another layer here would be drawn in the same way.
  fileprivate func isPlaced(as other: PlacedLayer) -> Bool {
    transform == other.transform && blending == other.blending
  }
}

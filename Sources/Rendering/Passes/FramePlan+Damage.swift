import Layers

/// What one frame changes of another.
nonisolated extension FramePlan {
  /// The pixels that may look different after `old` was drawn; all of them where the two have not the same ground.
  package func damage(since old: FramePlan) -> PixelRect {
    let whole = PixelRect(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    let (before, now) = (old.passes[old.passes.count - 1], passes[passes.count - 1])
    guard before.pixelWidth == now.pixelWidth, before.pixelHeight == now.pixelHeight,
      let ground = now.background, before.background == ground
    else { return whole }
    // What is the same before and after the draws that are not: most frames change one of many.
    var first = 0
    let fewest = min(before.draws.count, now.draws.count)
    while first < fewest, isSame(now.draws[first], as: before.draws[first], of: old) { first += 1 }
    var last = 0
    while last < fewest - first,
      isSame(
        now.draws[now.draws.count - 1 - last], as: before.draws[before.draws.count - 1 - last],
        of: old)
    {
      last += 1
    }
    let changed =
      before.draws[first..<before.draws.count - last] + now.draws[first..<now.draws.count - last]
    return changed.reduce(.none) { damage, draw in damage.union(draw.pixels(of: whole)) }
  }

  /// The plan without the draws that reach none of some pixels.
  func within(_ damage: PixelRect) -> FramePlan {
    let whole = PixelRect(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    var plan = self
    plan.passes[passes.count - 1].draws.removeAll { !$0.pixels(of: whole).intersects(damage) }
    return plan
  }

  /// Whether a draw shows what another of an older plan shows, in the passes that it reads, too.
  private func isSame(_ draw: Draw, as other: Draw, of old: FramePlan) -> Bool {
    guard draw == other else { return false }
    return draw.textures.flatMap(\.passes).allSatisfy { index in
      guard index < old.passes.count else { return false }
      let (pass, before) = (passes[index], old.passes[index])
      return pass.pixelWidth == before.pixelWidth && pass.pixelHeight == before.pixelHeight
        && pass.background == before.background && pass.draws.count == before.draws.count
        && zip(pass.draws, before.draws).allSatisfy { isSame($0, as: $1, of: old) }
    }
  }
}

nonisolated extension Draw {
  /// The pixels of a target that it may touch.
  func pixels(of target: PixelRect) -> PixelRect {
    switch content {
    case .paint(_, let bounds): PixelRect(touching: transform.bounds(of: bounds), in: target)
    // Its corners may lie outside its layer.
    case .mesh: target
    }
  }
}

/// The last frames of a surface whose pixels outlive them, to tell what a new one has to draw.
package struct DamageHistory {
  /// The newest first; `nil` for one that was not drawn from a plan alone.
  private var plans: [FramePlan?] = []
  private var generation = 0

  /// Frames that are remembered: surfaces have two or three buffers.
  private static let limit = 3

  package init() {}

  /// Returns the pixels that `plan` has to draw; all of them where it is not known what is there.
  ///
  /// - Parameters:
  ///   - age: Frames ago that the surface's pixels were drawn: 1 if they are the last frame's, 0 if they are nothing.
  ///   - generation: The renderer's; another one has other programs for the same plan.
  package mutating func damage(of plan: FramePlan, age: Int, generation: Int) -> PixelRect {
    if generation != self.generation { plans = [] }
    self.generation = generation
    guard age > 0, age <= plans.count, let before = plans[age - 1] else {
      return PixelRect(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    }
    return plan.damage(since: before)
  }

  /// Notes what the newest frame was drawn from; `nil` if it was more than a plan.
  package mutating func note(_ plan: FramePlan?) {
    plans.insert(plan, at: 0)
    if plans.count > Self.limit { plans.removeLast() }
  }
}

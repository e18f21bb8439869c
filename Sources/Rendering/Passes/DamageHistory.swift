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

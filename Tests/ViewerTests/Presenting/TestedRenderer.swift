@testable import Rendering
@testable import Viewer

/// A renderer that draws nothing, and notes what it is given.
final class TestedRenderer: FrameRenderer {
  struct Draw {
    let plan: FramePlan
    /// `nil` for all pixels.
    let damage: PixelRect?
    let isMeasured: Bool
  }

  private(set) var draws: [Draw] = []
  private(set) var plansMade: [FramePlan] = []
  private(set) var plansKept: [FramePlan] = []
  private(set) var finishes = 0

  var generation = 0
  var specializableArguments: [String: Set<Int>] = [:]
  var counts = RenderCounts()
  var passTimes: [PassTime] = []
  var cached = CachedCounts(programs: 8, textures: 4)
  /// Answers whether there are programs for a plan.
  var isReady: (_ plan: FramePlan, _ specializedOnly: Bool) -> Bool = { _, _ in true }

  func draw(
    _ plan: FramePlan, within damage: PixelRect?, measuring: Bool
  ) throws(DrawingError) {
    draws.append(Draw(plan: plan, damage: damage, isMeasured: measuring))
  }

  func finish() { finishes += 1 }

  func hasPrograms(for plan: FramePlan, specializedOnly: Bool) -> Bool {
    isReady(plan, specializedOnly)
  }

  var restores = true

  func restoresPrograms(of plan: FramePlan) -> Bool { restores }

  func compileInBackground(_ plans: [FramePlan], drawn: [FramePlan]) -> Bool {
    plansMade += plans
    return !plans.isEmpty
  }

  func cancel(except plans: [FramePlan]) {
    plansKept = plans
    cached = CachedCounts(programs: 5, textures: 3)
  }

  /// Returns what was drawn since the last call.
  func takeDraws() -> [Draw] {
    defer { draws = [] }
    return draws
  }
}

/// A surface without a window, which has two buffers.
final class TestedSurface: FrameSurface {
  private(set) var swaps = 0
  var age: Int { swaps < 2 ? 0 : 2 }

  func swapBuffers() { swaps += 1 }

  func waitForFrame() {}
}

package import Layers

/// The last frames of one picture, and what a new frame has in common with them.
///
/// A scene hands over its whole layer tree for every frame, and most of it is what it was before:
/// text, a card, everything under something that moves. This stage stands between the planner and
/// the renderer and finds what is the same by comparing values. Three things are reused:
///
/// - **Plans of layers.** A layer that is equal to the one at its place in the last frame is not
///   planned again: its draws and passes are the last frame's. One that differs in numbers of
///   shader calls alone has the last frame's draws with those numbers.
/// - **Textures of passes.** A pass that shows what it showed in the last frame is marked, and the
///   renderer caches its texture instead of drawing it again.
/// - **Pixels.** Where a surface still has the pixels of a frame before, only those have to be
///   drawn that lie under a draw that is not the same; see `damage(of:age:generation:)`.
///
/// Comparing is enough: plans are a pure function of layers, and pixels of draws and of the shader
/// functions they call, whose changes the renderer counts as its `generation`. So no scene says
/// what is steady, and nothing that has changed can be missed.
///
/// It costs little: arrays that share their storage compare at once, so a stack or a path that a
/// scene made once and hands over again is one comparison. Of what a scene makes again in every
/// frame, what has changed is mostly found at the first values that are compared.
///
/// ```swift
/// // given var history: FrameHistory, layer: Layer, renderer: Renderer, age: Int
/// let plan = history.plan(
///   layer, transform: .identity, pixelWidth: 720, pixelHeight: 320, background: .black)
/// let damage = history.damage(of: plan, age: age, generation: renderer.generation)
/// try renderer.draw(plan, within: damage)
/// history.note(plan)
/// ```
///
/// Each sequence of frames has a history of its own: the scene in a window and what lies over it
/// are two. It holds values only; objects on the GPU are the renderer's.
nonisolated package struct FrameHistory: Sendable {
  /// The last frame that was planned, and its layers.
  private var planned: (plan: FramePlan, root: PlannedLayer, target: PlanTarget)?
  /// The frames that were drawn, the newest first; `nil` for one that was not drawn from a plan
  /// alone.
  private var drawn: [FramePlan?] = []
  /// The renderer's when `drawn` was drawn.
  private var generation = 0

  /// Drawn frames that are compared with: surfaces have two or three buffers.
  private static let limit = 3

  package init() {}

  /// The last plan that was made.
  package var last: FramePlan? { planned?.plan }

  // MARK: - Plans of layers, and textures of passes

  /// Returns the plan that `Planner.plan` makes of these arguments, with what is the same as in the
  /// last frame taken from there.
  package mutating func plan(
    _ layer: Layer, transform: AffineTransform, pixelWidth: Int, pixelHeight: Int,
    background: Color?, specializes: Bool = true, isDrawnOnce: Bool = false
  ) -> FramePlan {
    let target = PlanTarget(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      options: PlanOptions(specializes: specializes, isDrawnOnce: isDrawnOnce))
    let (root, isSame) = PlannedLayer.planned(
      PlacedLayer(layer, transform: transform), in: target,
      after: planned?.target == target ? planned?.root : nil)
    var plan: FramePlan
    if isSame, let last = planned?.plan {
      plan = last.over(background)
    } else {
      var whole = LayerPlan()
      root.append(to: &whole)
      plan = FramePlan(whole, background: background, in: target)
    }
    if let last = planned?.plan, plan.passes.count > 1 {
      plan.repeatedPasses = []
      for (index, isSame) in plan.samePasses(as: last).enumerated() where isSame {
        plan.repeatedPasses.append(index)
      }
    }
    planned = (plan, root, target)
    return plan
  }

  // MARK: - Pixels

  /// Returns the pixels that `plan` has to draw; all of them if it is not known what is there.
  ///
  /// - Parameters:
  ///   - age: Frames ago that the surface's pixels were drawn: 1 if they are the last frame's, 0 if
  ///     they are undefined.
  ///   - generation: The renderer's; another one has other programs for the same plan.
  package mutating func damage(of plan: FramePlan, age: Int, generation: Int) -> PixelRect {
    if generation != self.generation { drawn = [] }
    self.generation = generation
    guard age > 0, age <= drawn.count, let before = drawn[age - 1] else {
      return PixelRect(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    }
    return plan.damage(since: before)
  }

  /// Notes what the newest frame was drawn from; `nil` if it was more than a plan.
  package mutating func note(_ plan: FramePlan?) {
    drawn.insert(plan, at: 0)
    if drawn.count > Self.limit { drawn.removeLast() }
  }
}

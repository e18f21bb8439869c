/// Programs that are compiled before they are drawn with, and removed when nothing needs them.
extension Renderer {
  /// Compiles every program that `plan` needs and that is not there yet; draws nothing.
  package func prepare(_ plan: FramePlan) throws(DrawingError) {
    for draw in plan.allDraws {
      _ = try programs.program(of: draw)
    }
  }

  /// By function: the arguments whose values are worth a program in which they are literals.
  package var specializableArguments: [String: Set<Int>] { programs.specializableArguments }

  /// Makes programs in the background from now on, when `compileInBackground` asks for them.
  package func makePrograms(in context: any BackgroundContext) { programs.make(in: context) }

  /// Whether programs are still being made in the background, refused ones included.
  package var isMakingPrograms: Bool { programs.isMaking }

  /// Whether `plan` can be drawn without making a program.
  ///
  /// - Parameter specializedOnly: Whether only specialized programs count.
  package func hasPrograms(for plan: FramePlan, specializedOnly: Bool = false) -> Bool {
    programs.hasPrograms(for: plan.allDraws, specializedOnly: specializedOnly)
  }

  /// Whether no program of `plan` has to be compiled: all are there, or in the cache folder.
  package func restoresPrograms(of plan: FramePlan) -> Bool {
    programs.restoresPrograms(for: plan.allDraws)
  }

  /// Begins to make the programs that `plans` lack, and to compile those that are there for the
  /// ways in which `plans` draw with them, if there is a background to do it in; once each.
  ///
  /// - Parameter drawn: What has been drawn already.
  /// - Returns: Whether some programs are being made.
  @discardableResult
  package func compileInBackground(_ plans: [FramePlan], drawn: [FramePlan] = []) -> Bool {
    programs.compileInBackground(plans, format: format, drawn: drawn)
  }

  /// Counts of the objects that stay on the GPU from one frame to the next.
  package var cached: CachedCounts {
    CachedCounts(programs: programs.count, textures: caches.textures)
  }

  /// Removes the programs that no draw of `plans` needs, the textures that none of the last
  /// frames has used, and room for more uniform values than usual.
  ///
  /// A driver has a program several times, as what it was linked from and what it was compiled to:
  /// llvmpipe (Mesa 22.3.6) takes 1.2 MB for each. Programs that are needed again come from the
  /// cache folder. Without one, they stay.
  package func cancel(except plans: [FramePlan]) {
    programs.cancel(except: plans.flatMap(\.allDraws))
    caches.removeUnused(inLast: Self.drawingsOfAFrame)
    uniforms.giveUpRoom()
  }

  /// A window's frame is drawn in some steps: the scene, the one that is leaving, the panel, what
  /// lies over them, and a screenshot.
  private static let drawingsOfAFrame = 5
}

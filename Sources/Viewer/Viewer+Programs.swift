internal import Layers
internal import Rendering
internal import Scenes

/// Programs for what may be shown next, made while the window shows something else.
extension Viewer {
  /// Returns how `scene` is drawn without waiting for a program: by the calls it was written with while faster ones are made.
  func readyPlan(of scene: any Scene, pixelWidth: Int, pixelHeight: Int) -> FramePlan {
    let fast = canvasPlan(of: scene, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    guard !renderer.hasPrograms(for: fast, preparedOnly: true) else {
      noteStandIn(false)
      return fast
    }
    let written = canvasPlan(
      of: scene, pixelWidth: pixelWidth, pixelHeight: pixelHeight, usesPreparedCalls: false)
    // Before there is anything to show, one has to be waited for.
    guard renderer.hasPrograms(for: written) else { return fast }
    // One that the driver refuses never comes; what is written is drawn as well.
    if renderer.makeInBackground(fast) { needsDrawing = true }
    noteStandIn(true)
    return written
  }

  private func noteStandIn(_ isWritten: Bool) {
    guard isWritten != drawsWrittenCalls else { return }
    drawsWrittenCalls = isWritten
    options.detail(
      isWritten
        ? "drawing the calls as they were written while faster ones are made"
        : "drawing the faster calls again")
  }

  /// How far the programs are that may be needed next.
  enum Ahead {
    /// Nobody has asked for them.
    case due
    case underWay
    case made
  }

  /// Has programs made for the scene that is shown, once it is.
  func keepAhead() {
    switch ahead {
    case .due where crossFade == nil && window.isVisible:
      makeProgramsAhead()
      ahead = .underWay
    case .underWay where !renderer.isMakingPrograms:
      options.detail("the programs for a press are made")
      ahead = .made
    default: break
    }
  }

  /// Begins to make the programs that a press in the middle and letting go would need, and those of the calls as they were
  /// written.
  private func makeProgramsAhead() {
    if sharedContext == nil, let context = window.sharedContext() {
      sharedContext = context
      renderer.makePrograms(in: context)
    }
    let (width, height) = window.pixelSize
    guard width > 0, height > 0 else { return }
    let canvas = fit.canvas
    func make(_ playback: Playback, at time: Double, usesPreparedCalls: Bool = true) {
      renderer.makeInBackground(
        canvasPlan(
          of: playback.scene(at: time), at: time, pixelWidth: width, pixelHeight: height,
          usesPreparedCalls: usesPreparedCalls))
    }
    var ahead = playback
    var time = clock.time
    make(ahead, at: time, usesPreparedCalls: false)
    for event in [SceneEvent.pointerDown(canvas.center), .pointerUp(canvas.center)] {
      ahead.handle(event, in: canvas, at: time)
      // At once, and while something glides.
      for _ in 0..<2 {
        make(ahead, at: time)
        time += 0.05
      }
    }
  }

  /// Ends what goes on in the background, and reports what was made.
  func stopMakingPrograms() {
    sharedContext?.destroy()
    sharedContext = nil
    let counts = renderer.counts
    options.detail(
      "drew \(counts.frames) pictures; programs: \(counts.programs) compiled while a picture "
        + "waited, \(counts.restored) from the cache, \(counts.ahead) made ahead")
  }
}

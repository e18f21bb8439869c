internal import Scenes

/// When a frame is drawn, and when nothing is.
nonisolated extension ViewerState {
  mutating func handle(_ event: FrameSchedule.Event) {
    effects += frames.handle(event).map { .detail($0) }
  }

  /// Shows the window at once, and the scene with the next tick: its programs may have to be
  /// compiled before.
  mutating func open(isFullscreen: Bool) {
    watch()
    greet()
    findView()
    effects.append(.window(.show))
    if isFullscreen { effects.append(.window(.toggleFullscreen)) }
    frames.needsDrawing = true
  }

  mutating func tick() {
    if files.isDue(at: now) { reload() }
    if let name = files.takeNotice(at: now) { noteCompiling(name) }
    if panel.endWait(at: now) { frames.needsDrawing = true }
    // Events may come in between two frames; the picture keeps the monitor's pace.
    if needsFrame(at: now), frames.isDue(at: now) {
      beginFrame()
      effects.append(.draw)
    }
    let due = frames.effectsDue(
      at: now, isFading: shown.crossFade != nil, isVisible: viewport.isVisible)
    effects += due.map { .frames($0) }
  }

  private mutating func beginFrame() {
    frames.begin(at: now, sceneTime: time.clock.time, refreshRate: viewport.refreshRate)
    layOutInspector()
    panel.frameBegan(at: now)
    overlays.expire(at: now)
    if shown.endFade(at: now) { frames.fadeEnded(at: now) }
  }

  /// Whether frames are drawn at all: the window can be seen, and the last one was.
  private var isShown: Bool { viewport.isVisible && frames.takesFrames }

  /// Whether a new frame would look different from the last one, and the window can be seen.
  func needsFrame(at wallTime: Double) -> Bool {
    guard isShown else { return false }
    // What has moved since the last frame is drawn where it has come to rest.
    let isMoving =
      !time.clock.isPaused
      && (shownScene.isMoving(at: min(frames.drawnTime, time.clock.time)) || hasDueEvent)
    return frames.needsDrawing || isMoving || recording.isCopyingPicture
      || shown.crossFade != nil || isScrubberMoving || changes.contains { $0 <= wallTime }
  }

  /// Whether a script has done something since the last frame, or the scene changes by itself.
  private var hasDueEvent: Bool {
    nextEvent(after: frames.drawnTime).map { $0 <= time.clock.time } ?? false
  }

  /// Seconds until a script does something, or the scene changes by itself; `nil` if nothing more
  /// happens.
  private var secondsUntilEvent: Double? {
    let clock = time.clock
    guard !clock.isPaused, clock.speed > 0 else { return nil }
    return nextEvent(after: clock.time).map { max(0, $0 - clock.time) / clock.speed }
  }

  private func nextEvent(after sceneTime: Double) -> Double? {
    [shown.playback.nextEvent(after: sceneTime), shownScene.nextChange(after: sceneTime)]
      .compactMap(\.self).min()
  }

  /// When the overlays, the panel and the mark of a recording look different although nothing
  /// happens.
  private var changes: [Double] {
    [overlays.nextChange, panel.nextChange, panel.waitEnd].compactMap { $0 }
      + recording.changes(after: frames.beganAt)
  }

  /// Returns the seconds until the next tick is needed; `nil` if nothing is due before the next
  /// event.
  func secondsUntilTick(at wallTime: Double) -> Double? {
    if needsFrame(at: wallTime) { return frames.secondsUntilDue(at: wallTime) }
    let others = [
      files.dueAt, files.noticeAt, frames.unusedDue(isFading: shown.crossFade != nil),
      recording.video.map { _ in wallTime + VideoRecording.step },
      secondsUntilEvent.map { wallTime + min($0, SceneClock.longestGap) },
    ].compactMap { $0 }
    return ((isShown ? changes : []) + others)
      .filter(\.isFinite).min().map { max(0, $0 - wallTime) }
  }
}

internal import Scenes

/// When a frame is drawn, and when nothing is.
nonisolated extension ViewerState {
  /// Draws the first frame while the window is hidden, and again when it is shown: what was drawn
  /// before need not have survived that.
  mutating func open(isFullscreen: Bool) {
    watch()
    greet()
    beginFrame()
    effects += [.draw, .show]
    if isFullscreen { effects.append(.toggleFullscreen) }
    effects.append(.draw)
  }

  mutating func tick() {
    if let fileDueAt, now >= fileDueAt { reload() }
    // Events may come in between two frames; the picture keeps the monitor's pace.
    if needsFrame(at: now), pacer.isDue(at: now) {
      beginFrame()
      effects.append(.draw)
    }
    if programs == .due, crossFade == nil, viewport.isVisible {
      programs = .underWay
      effects.append(.makePrograms)
    }
    if let due = giveUpDueAt, now >= due {
      unusedDueAt = nil
      effects.append(.giveUpUnused)
    }
  }

  /// When what nothing shown needs is given up: not before the programs are there that a press
  /// needs, some of which the scene before may have.
  private var giveUpDueAt: Double? { programs == .made && crossFade == nil ? unusedDueAt : nil }

  private mutating func beginFrame() {
    pacer.frameBegan(
      at: now, refreshRate: min(viewport.refreshRate, framesPerSecond ?? .infinity))
    drawnTime = clock.time
    frameBeganAt = now
    isAfterResize = framesAfterResize > 0
    framesAfterResize = max(0, framesAfterResize - 1)
    needsDrawing = framesAfterResize > 0
    layOutInspector()
    inspectorDueAt = isInspectorOpen ? controls.nextChange(after: now) : nil
    overlays.expire(at: now)
    if crossFade?.opacity(at: now) == 0 {
      crossFade = nil
      unusedDueAt = now + Self.secondsUntilUnused
    }
  }

  /// Seconds for which everything of a scene stays that has left: a user may step right back.
  private static let secondsUntilUnused = 1.0

  /// Whether frames are drawn at all: the window can be seen, and the last one was.
  private var isShown: Bool { viewport.isVisible && takesFrames }

  /// Whether a new frame would look different from the last one, and the window can be seen.
  func needsFrame(at time: Double) -> Bool {
    guard isShown else { return false }
    // What has moved since the last frame is drawn where it has come to rest.
    let isMoving =
      !clock.isPaused
      && (shownScene.isMoving(at: min(drawnTime, clock.time)) || hasScriptedEvent)
    return needsDrawing || isMoving || isCopyingPicture || crossFade != nil
      || isScrubberMoving
      || changes.contains { $0 <= time }
  }

  /// Whether a script has done something since the last frame.
  private var hasScriptedEvent: Bool {
    playback.nextEvent(after: drawnTime).map { $0 <= clock.time } ?? false
  }

  /// Seconds until a script does something; `nil` if it does nothing more.
  private var secondsUntilScriptedEvent: Double? {
    guard !clock.isPaused, clock.speed > 0 else { return nil }
    return playback.nextEvent(after: clock.time).map { ($0 - clock.time) / clock.speed }
  }

  /// When the overlays, the panel and the mark of a recording look different although nothing
  /// happens.
  private var changes: [Double] {
    [
      overlays.nextChange, isInspectorOpen ? inspectorDueAt : nil,
      recording?.nextChange(after: frameBeganAt), scripting?.nextChange(after: frameBeganAt),
    ].compactMap { $0 }
  }

  /// Returns the seconds until the next tick is needed; `nil` if nothing is due before the next
  /// event.
  func secondsUntilTick(at time: Double) -> Double? {
    if needsFrame(at: time) { return pacer.secondsUntilDue(at: time) }
    let others = [
      fileDueAt, giveUpDueAt, recording.map { _ in time + RecordingState.step },
      secondsUntilScriptedEvent.map { time + min($0, SceneClock.longestGap) },
    ].compactMap { $0 }
    return ((isShown ? changes : []) + others)
      .filter(\.isFinite).min().map { max(0, $0 - time) }
  }

  mutating func noteStandIns(_ drawsStandIns: Bool, awaitsPrograms: Bool) {
    // A program that the driver refuses never comes; the slower calls are drawn all the same.
    if awaitsPrograms { needsDrawing = true }
    guard drawsStandIns != self.drawsStandIns else { return }
    self.drawsStandIns = drawsStandIns
    effects.append(
      .detail(
        drawsStandIns
          ? "drawing without specialization while specialized programs are compiled"
          : "drawing with specialized programs again"))
  }
}

internal import Layers
internal import Scenes

/// The scene's time, with what the scene and the window allow.
nonisolated extension ViewerState {
  /// Where the scrubber lies; `nil` where there is none: a page of pictures has no time, and a
  /// panel in a narrow window lies over all of it.
  var scrubberLayout: ScrubberLayout? {
    guard !(scene is FolderScene), !overlays.isHelpOpen, !panel.isOpen || isInspectorBeside
    else { return nil }
    return ScrubberLayout(
      in: Size(width: windowSize.width - coveredWidth, height: windowSize.height))
  }

  /// Times that the scene has.
  var timeLimits: SceneTime.Limits {
    let scriptEnd = shown.request.script.end
    return SceneTime.Limits(
      earliest: shown.playback.earliestTime, scriptEnd: scriptEnd > 0 ? scriptEnd + 1 : nil)
  }

  /// Stretch of time that the scrubber covers.
  var scrubberRange: ClosedRange<Double> { time.range(in: timeLimits) }

  /// Whether the scrubber looks different in the next frame.
  var isScrubberMoving: Bool {
    scrubberLayout != nil && time.isScrubberMoving(since: frames.beganAt)
  }

  /// The scrubber as it is drawn; `nil` while it is not shown.
  func scrubberDrawing(at wallTime: Double) -> ScrubberDrawing? {
    guard time.scrubber.opacity(at: wallTime) > 0, let layout = scrubberLayout else { return nil }
    let range = scrubberRange
    // Presses of a script are known before their time.
    let presses = shown.playback.pressSpans(
      until: range.upperBound, openEnd: time.scrubber.latestTime)
    return ScrubberDrawing(of: time, in: layout, range: range, presses: presses, at: wallTime)
  }

  /// Hands a pointer's event to the scrubber.
  ///
  /// - Returns: Whether the scrubber took it: the scene does not get it then.
  mutating func takeForScrubber(_ event: WindowEvent) -> Bool {
    let surroundings = SceneTime.Surroundings(
      layout: scrubberLayout, scale: viewport.contentScale,
      isPointerTaken: input.isPointerDown || overlays.pointed != nil, limits: timeLimits)
    let reply = time.handle(event, at: now, in: surroundings)
    if reply.needsDrawing { frames.needsDrawing = true }
    if reply.hasJumped { noteJump() }
    return reply.isTaken
  }

  mutating func step(frames: Int) {
    time.handle(.stepped(frames: frames), at: now, in: timeLimits)
    noteJump()
  }

  private mutating func noteJump() {
    endComparison()
    frames.needsDrawing = true
  }
}

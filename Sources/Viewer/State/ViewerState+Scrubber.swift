internal import Layers
internal import Scenes

/// Dragging through the scene's time.
nonisolated extension ViewerState {
  /// Points at the right of the window that the panel takes from the scene.
  var coveredWidth: Double {
    guard isInspectorBeside, let inspector else { return 0 }
    return windowSize.width - inspector.remainingWidth
  }

  /// Where the scrubber lies; `nil` where there is none: a page of pictures has no time, and a
  /// panel in a narrow window lies over all of it.
  var scrubberLayout: ScrubberLayout? {
    guard !(scene is FolderScene), !overlays.isHelpOpen, !isInspectorOpen || isInspectorBeside
    else { return nil }
    return ScrubberLayout(
      in: Size(width: windowSize.width - coveredWidth, height: windowSize.height))
  }

  /// Time that the scrubber covers.
  var scrubberRange: ClosedRange<Double> {
    scrubber.range(
      from: playback.earliestTime,
      scriptEnd: request.script.end > 0 ? request.script.end + 1 : nil)
  }

  /// Whether the scene's time is the latest, and not one that the user went back to.
  var isAtLatestTime: Bool { clock.time >= scrubber.latestTime }

  /// Hands a pointer's event to the scrubber.
  ///
  /// - Returns: Whether the scrubber took it: the scene does not get it then.
  mutating func takeForScrubber(_ event: WindowEvent) -> Bool {
    let layout = scrubberLayout
    switch event {
    case .pointerMoved(let pixel):
      let scale = viewport.contentScale
      scrubber.pointer = Point(x: pixel.x / scale, y: pixel.y / scale)
      let isNear = !isPointerDown && layout?.zone.contains(scrubber.pointer) == true
      if isNear != scrubber.isNear { needsDrawing = true }
      scrubber.setNear(isNear, at: now)
      if scrubber.grip == .time, let layout { seek(to: layout) }
      return scrubber.grip != nil || isOverScrubber
    case .pointerDown:
      guard isOverScrubber, let layout else { return false }
      let isOnButton = layout.button.contains(scrubber.pointer)
      scrubber.grip = isOnButton ? .button : .time
      if isOnButton { togglePause() } else { seek(to: layout) }
      return true
    case .pointerUp:
      guard scrubber.grip != nil else { return false }
      scrubber.grip = nil
      needsDrawing = true
      return true
    case .scrolled(_, let notches):
      guard isOverScrubber else { return false }
      step(frames: Int(clamping: min(max(notches.rounded(), -600), 600)))
      return true
    case .pointerLeft:
      scrubber.setNear(false, at: now)
      scrubber.grip = nil
      needsDrawing = true
      return false
    case .focusLost:
      // The pointer may still be over it.
      scrubber.grip = nil
      needsDrawing = true
      return false
    case .key, .keyboard, .character, .characterUp, .filesDropped, .focusGained, .needsDrawing:
      return false
    }
  }

  /// Whether the scrubber looks different in the next frame: the time goes on, or the last frame
  /// showed it on its way. That frame may have taken longer than the fade.
  var isScrubberMoving: Bool {
    scrubberLayout != nil
      && (scrubber.isFading(at: frameBeganAt) || (scrubber.isOpen && !clock.isPaused))
  }

  private var isOverScrubber: Bool {
    scrubber.isOpen && !isPointerDown
      && scrubberLayout?.panel.contains(scrubber.pointer) == true
  }

  /// Stops the clock at the time under the pointer.
  private mutating func seek(to layout: ScrubberLayout) {
    let time = layout.time(at: scrubber.pointer.x, in: scrubberRange)
    clock.seek(to: max(playback.earliestTime, time))
    noteJump()
  }

  mutating func togglePause() {
    clock.isPaused.toggle()
    scrubber.isPinned = clock.isPaused
    needsDrawing = true
  }

  mutating func step(frames: Int) {
    clock.step(frames: frames, notBefore: playback.earliestTime)
    noteJump()
  }

  private mutating func noteJump() {
    scrubber.isPinned = true
    noteTime()
    endComparison()
    needsDrawing = true
  }

  /// Takes notice of the scene's time after it has moved.
  mutating func noteTime() { scrubber.latestTime = max(scrubber.latestTime, clock.time) }
}

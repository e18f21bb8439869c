internal import Controls
internal import Layers
internal import Opening

/// Buttons of messages, which are clicked before what lies under them.
nonisolated extension ViewerState {
  /// The part of the window that messages lie in, from its top left: over the scene, and neither
  /// over a panel beside it nor over the scrubber.
  func messageRoom(at wallTime: Double) -> Size {
    let hasScrubber = scrubberDrawing(at: wallTime) != nil
    return Size(
      width: windowSize.width - coveredWidth,
      height: windowSize.height - (hasScrubber ? ScrubberLayout.inset : 0))
  }

  /// Hands an event of the pointer to the buttons of messages.
  ///
  /// - Returns: Whether a button took it.
  mutating func takesInMessage(_ event: WindowEvent) -> Bool {
    switch event {
    case .pointerMoved(let pixel):
      input.place = pixel
      hoverMessage()
      return overlays.pressed != nil
    case .pointerDown:
      hoverMessage()
      return overlays.press()
    case .pointerUp where overlays.pressed != nil:
      if let action = overlays.release() { perform(action) }
      frames.needsDrawing = true
      return true
    case .pointerLeft, .focusLost:
      if overlays.hover(nil, at: now) { frames.needsDrawing = true }
      return false
    default: return false
    }
  }

  private mutating func hoverMessage() {
    let scale = viewport.contentScale
    let message = Overlays(text: text).message(
      at: Point(x: input.place.x / scale, y: input.place.y / scale), of: overlays,
      size: messageRoom(at: now), scale: scale)
    if overlays.hover(message, at: now) { frames.needsDrawing = true }
  }

  private mutating func perform(_ action: MessageAction) {
    switch action {
    case .restorePreset(let name):
      append([panel.restorePreset(named: name)].compactMap(\.self))
    case .showText(let picture):
      var consent = DroppedFiles.Consent()
      consent.showsText = true
      append([files.open([picture], consent)])
    case .reduceResolution: changeResolution(isFiner: false)
    case .open(let file, let picture):
      append([files.open([picture], files.agree(to: file, in: picture))])
    }
  }
}

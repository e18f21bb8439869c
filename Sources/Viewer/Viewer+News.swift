internal import Controls
internal import Files
internal import Layers
internal import OpenGL
internal import Opening
internal import Rendering
internal import Typesetting

/// News beside the user's input: the window has changed, and work in the background has finished.
extension Viewer {
  /// Reports how the window is now, and prints what GLFW could not do, once.
  func noteWindow() throws {
    try noteViewport()
    if window.takesFrames != state.frames.takesFrames {
      try take(.frames(.takesFrames(window.takesFrames)))
    }
    guard let error = Window.takeError(), error != lastError else { return }
    lastError = error
    options.detail("GLFW: \(error)")
  }

  func noteViewport() throws {
    let viewport = window.viewport
    if viewport != state.viewport { try take(.viewportChanged(viewport)) }
  }

  /// Reports what has finished in the background.
  func takeNews() throws {
    presenter.recorder.collect(at: Window.time)
    try takeRecordingNews()
    for event in fileWork.takeEvents(of: state.shown.request) { try take(.files(event)) }
    for picture in presetPictures?.take() ?? [] {
      guard let image = picture.image else { continue }
      try take(.panel(.presetDrawn(index: picture.index, image)))
    }
    if state.frames.programs == .underWay, !renderer.isMakingPrograms {
      try take(.frames(.programsMade))
      giveMemoryBack()
      beginIcon()
    }
    for picture in iconPictures?.take() ?? [] {
      if let image = picture.image { show(icon: image, of: picture.index) }
    }
  }

  /// Begins to draw the window's icon, now that nothing else waits for the processor.
  private func beginIcon() {
    // Wayland's desktops take it from the desktop entry.
    guard window.system == .x11, iconPictures == nil else { return }
    iconPictures = Thumbnails(
      of: WindowIcon.drawings.map { Thumbnails.Subject(words: $0.words, file: nil) })
  }

  private func show(icon image: Image, of index: Int) {
    guard image.pixelWidth == image.pixelHeight else { return }
    icons += WindowIcon.drawings[index].sides.map { WindowIcon(reducing: image, to: $0) }
    window.setIcon(icons)
  }

  func takeRecordingNews() throws {
    for outcome in presenter.screenshots.takeOutcomes() {
      switch outcome {
      case .written(let path): try take(.recording(.pictureWritten(path: path)))
      case .failed(let reason): try take(.recording(.pictureFailed(reason: reason)))
      }
    }
    let videos = presenter.recorder.files
    for outcome in videos.takeOutcomes() {
      try take(.recording(.videoEnded(outcome, isRecording: videos.current != nil)))
    }
    for outcome in exports.takeOutcomes() { try take(.recording(.exported(outcome))) }
  }

  // MARK: - Frames

  func draw() throws {
    let events = try presenter.present(state)
    showPointer()
    for shortage in FontShortageLog.takeUnread() { options.say(shortage.warning) }
    for trouble in CacheTroubleLog.takeUnread() { options.say(trouble.warning) }
    presenter.screenshots.collect()
    for event in events { try take(event) }
    if state.recording.isCopyingPicture, !presenter.screenshots.isPending {
      try take(.recording(.picturesCopied))
    }
  }

  func showPointer() { window.setCursor(Window.Cursor(state.pointerShape)) }

  /// Gives back to the system what programs have taken that are made, or freed.
  func giveMemoryBack() {
    Quirks.giveUpDeletedPrograms()
    guard let sharedContext else { return FreedMemory.giveBack() }
    sharedContext.perform {
      Quirks.giveUpDeletedPrograms()
      FreedMemory.giveBack()
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

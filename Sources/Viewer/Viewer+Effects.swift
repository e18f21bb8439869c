internal import Capture
internal import Controls
internal import Files
internal import Opening
internal import Scenes

/// Carries out the effects that the state asks for.
extension Viewer {
  func carryOut(_ effect: ViewerEffect) throws {
    switch effect {
    case .draw: try draw()
    case .window(let effect): try carryOut(effect)
    case .copy(let text): window.clipboard = text
    case .playImpact: impacts.play()
    case .writeScript(let script, let name):
      let bytes = Array(script.text.utf8)
      try write(bytes, named: "\(name) \(FileTimestamp.now)", into: .scripts)
    case .frames(let effect): carryOut(effect)
    case .panel(let effect): try carryOut(effect)
    case .files(let effect):
      for event in fileWork.carryOut(effect, for: state) { try take(.files(event)) }
    case .recording(let effect): try carryOut(effect)
    case .say(let text): options.say(text)
    case .detail(let text): options.detail(text)
    }
  }

  private func carryOut(_ effect: ViewerEffect.WindowEffect) throws {
    switch effect {
    case .show:
      window.show()
      presenter.forget()
      try noteViewport()
    case .setTitle(let title): window.setTitle(title)
    case .toggleFullscreen:
      window.toggleFullscreen()
      try noteViewport()
    case .close: isClosing = true
    }
  }

  private func carryOut(_ effect: FrameSchedule.Effect) {
    switch effect {
    case .makePrograms:
      if sharedContext == nil, let context = window.sharedContext() {
        sharedContext = context
        renderer.makePrograms(in: context)
      }
      presenter.makePrograms(for: state)
    case .giveUpUnused: if presenter.giveUpUnused(in: state) { giveMemoryBack() }
    }
  }

  private func carryOut(_ effect: InspectorState.Effect) throws {
    let request = state.shown.request
    switch effect {
    case .setWindow(let isOpen):
      let width = isOpen ? state.panel.layout?.wantedWidth : nil
      if window.setPanel(width: width) { try take(.panel(.sizeAsked)) }
      try noteViewport()
      showPointer()
    case .listPresets:
      try take(.panel(.presetsListed(request.ownPresets, ofScene: request.scene.name)))
    case .drawPresets(let presets): presetPictures = Thumbnails(of: presets, in: request)
    case .writePreset(let preset): try write(preset.json, named: preset.scene, into: .presets)
    case .removePreset(let name):
      let reason = DataFolder.presets.path(ofFile: name).flatMap(Trash.take)
      try take(.panel(.presetRemoved(name: name, failing: reason)))
    case .writeMesh(let mesh): try write(MeshFile(mesh).json, named: mesh.name, into: .meshes)
    }
  }

  private func carryOut(_ effect: Recordings.Effect) throws {
    switch effect {
    case .writePicture: presenter.screenshots.ask()
    case .startVideo:
      if let failure = startVideo() {
        try take(.recording(.videoEnded(.failed(reason: failure), isRecording: false)))
      }
    case .endVideo: presenter.recorder.end(at: state.now)
    }
  }

  /// Begins to record what is shown.
  ///
  /// - Returns: Why that is not possible.
  private func startVideo() -> String? {
    do {
      try presenter.recorder.start(
        named: state.shown.request.scene.name, size: state.stage.pixelSize,
        rate: state.videoRate, at: state.now)
      return nil
    } catch RecordingError.missingEncoder {
      return "it needs the package 'ffmpeg', which is not installed"
    } catch {
      return "\(error)"
    }
  }

  private func write(_ bytes: [UInt8], named name: String, into folder: DataFolder) throws {
    try take(.fileWritten(folder, folder.write(bytes, named: name)))
  }
}

extension Window.Cursor {
  init(_ shape: PointerShape) {
    self =
      switch shape {
      case .arrow: .arrow
      case .hand: .hand
      case .text: .text
      case .cross: .cross
      }
  }
}

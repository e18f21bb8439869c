internal import Capture
internal import Controls
internal import Files
internal import Opening
internal import Parameters
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
      try write(named: "\(name) \(FileTimestamp.now)", into: .scripts) { path in
        Array(script.text(at: path).utf8)
      }
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
      // A window without a picture is black, or shows what lies behind it.
      try presenter.presentOpening(state, hasName: false)
      window.show()
      try noteViewport()
      try presenter.presentOpening(state, hasName: true)
      presenter.forget()
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
      try take(.panel(.meshesListed(DataFolder.meshes.names)))
    case .drawPresets(let presets): presetPictures = Thumbnails(of: presets, in: request)
    case .writePreset(let contents, let name):
      try write(named: name, into: .presets) { _ in contents }
    case .removePreset(let name):
      try take(.panel(.presetRemoved(name: name, removePreset(name))))
    case .renamePreset(let name, let other):
      try take(.panel(.presetRenamed(name: name, DataFolder.presets.rename(name, to: other))))
    case .writeMesh(let mesh):
      try write(named: mesh.name, into: .meshes) { _ in MeshFile(mesh).json }
    case .openMesh(let name, let parameter):
      try take(.meshRead(savedMesh(named: name), parameter: parameter))
    }
  }

  private func savedMesh(
    named name: String
  ) -> Result<ParameterValue.FileMesh, DataFolder.Failure> {
    guard let path = DataFolder.meshes.path(ofFile: name) else {
      return .failure(DataFolder.Failure(reason: "there is no folder of meshes"))
    }
    do throws(OpeningError) {
      return .success(
        ParameterValue.FileMesh(path: path, template: try MeshFile(contentsOf: path).template))
    } catch {
      return .failure(DataFolder.Failure(reason: error.message))
    }
  }

  /// Moves a preset into the trash, and returns what it contained.
  private func removePreset(_ name: String) -> Result<[UInt8], DataFolder.Failure> {
    guard let path = DataFolder.presets.path(ofFile: name),
      let contents = FileOpening.bytes(of: path)
    else { return .failure(DataFolder.Failure(reason: "it cannot be read")) }
    return Trash.take(path).map { .failure(DataFolder.Failure(reason: $0)) } ?? .success(contents)
  }

  private func carryOut(_ effect: Recordings.Effect) throws {
    switch effect {
    case .writePicture: presenter.screenshots.ask()
    case .startVideo:
      if let failure = startVideo() {
        try take(.recording(.videoEnded(.failed(reason: failure), isRecording: false)))
      }
    case .endVideo: presenter.recorder.end(at: state.now)
    case .export(let job): exports.write(job)
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

  private func write(
    named name: String, into folder: DataFolder, contents: (_ path: String) -> [UInt8]
  ) throws {
    try take(.fileWritten(folder, folder.write(named: name, contents: contents)))
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

internal import Layers
internal import Opening
internal import Parameters

/// Something that happened to the viewer; what concerns one of its values only is an event of that.
nonisolated enum ViewerEvent: Sendable {
  /// The window was created, still hidden.
  case opened(isFullscreen: Bool)
  /// The window is about to close: what was begun is finished.
  case closing
  /// The window has another size, place or state.
  case viewportChanged(Viewport)
  /// The user did something.
  case input(WindowEvent)
  /// Time has moved on: a frame may be due, or something that was waiting.
  case tick
  /// Answers effects that write into a folder of the window's own: the path, or the system's reason
  /// why there is no file.
  case fileWritten(DataFolder, Result<String, DataFolder.Failure>)

  /// Answers `InspectorState.Effect.openMesh`: the mesh, or why it cannot be read.
  case meshRead(Result<ParameterValue.FileMesh, DataFolder.Failure>, parameter: String)

  case frames(FrameSchedule.Event)
  case overlays(OverlayState.Event)
  case panel(InspectorState.Event)
  case files(OpenFiles.Event)
  case recording(Recordings.Event)
}

internal import Layers
internal import Opening

/// Something that the viewer has to do; what one of its values asks for is an effect of that.
nonisolated enum ViewerEffect: Sendable, Equatable {
  case draw
  case window(WindowEffect)
  case copy(String)
  /// Plays the sound of a press or a release.
  case playImpact
  /// Writes a script into the folder of scripts, under a name that begins so.
  case writeScript(ScriptText, name: String)

  case frames(FrameSchedule.Effect)
  case panel(InspectorState.Effect)
  case files(OpenFiles.Effect)
  case recording(Recordings.Effect)

  /// Prints a message for the user.
  case say(String)
  /// Prints a message for a user who asked for details.
  case detail(String)

  /// Something that is done with the window itself.
  enum WindowEffect: Sendable, Equatable {
    /// Shows the window, with its background and the name of what comes.
    case show
    case setTitle(String)
    case toggleFullscreen
    case close
  }
}

internal import Layers
internal import Opening
internal import Scenes

/// Something that the viewer has to do.
nonisolated enum ViewerEffect: Sendable, Equatable {
  // The window
  case show
  case draw
  case setTitle(String)
  case toggleFullscreen
  /// The panel was opened or closed: the window may grow and shrink with it.
  case setInspector(isOpen: Bool)
  case close

  // Pictures and the clipboard
  /// Writes a picture of the next frame, without overlays, into the pictures folder.
  case writePicture
  /// Begins to record what is shown.
  case startRecording
  /// Ends the recording; `ViewerEvent.recordingEnded` reports its file.
  case endRecording
  case copy(String)
  /// Writes a mesh into the folder of meshes, under its name or one that begins so.
  case writeMesh(MeshTemplate)
  /// Writes a preset into the folder of presets, under a name that begins with its scene's.
  case writePreset(PresetFile)
  /// Reads the user's presets of the shown scene.
  case listPresets
  /// Draws small pictures of presets of the shown scene; that of no preset shows the defaults.
  case drawPresets([SceneRequest.Preset?])
  /// Moves a preset into the trash.
  case removePreset(name: String)
  /// Writes a script into the folder of scripts, under a name that begins so.
  case writeScript(ScriptText, name: String)
  case readClipboard
  /// Draws small pictures of the entries of the folder.
  case drawThumbnails(of: [SceneSource])

  // Feedback
  /// Plays the sound of a press or a release.
  case playImpact

  // Files
  /// Watches the shown file and those it includes, or the shown folder, and nothing else.
  case watchFile
  /// Reads the shown file again, as another version.
  case readFile(version: Int)
  /// `ViewerEvent.fileChanged` answers it if the shown file is not what was read.
  case compareFile
  /// Reads the shown folder again, from this version on.
  case readFolder(String, version: Int)
  /// Opens the desktop's file chooser, in this folder if there is one.
  case chooseFiles(in: String?)
  /// Puts files on the list of those that were opened last.
  case noteRecentFiles([String])
  case listRecentFiles
  /// Reads what was handed to the window, from this version on; of a picture the text that it
  /// carries.
  case readFiles([String], version: Int, showingTextOf: String? = nil)
  /// Reads a shader from a text.
  case readText(String, version: Int)

  // Shader functions
  /// Adds the functions of a file of the arriving request to the renderer.
  case addFunctions(ofFile: String)
  /// Adds the functions of all files of the request that is shown.
  case addShownFunctions
  /// Removes functions from the renderer.
  case removeFunctions(Set<String>)
  /// Tries the arriving scene before it is shown.
  case tryScene(SceneSource)
  /// Makes the programs that a press will need, in the background.
  case makePrograms
  /// Frees what only earlier scenes need.
  case giveUpUnused

  // Messages
  /// Prints a message for the user.
  case say(String)
  /// Prints a message for a user who asked for details.
  case detail(String)
}

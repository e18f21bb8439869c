internal import Layers
internal import Opening
internal import Scenes

/// Scene that was shown before something else was opened, as the user left it.
nonisolated struct ShownBefore: Sendable {
  let request: SceneRequest
  let playback: Playback
  let clock: SceneClock
  let history: ChangeHistory
  let folderPage: SceneSource?
  let thumbnails: [Int: Image?]
  /// Scene that was opened then: the step before it leads back.
  let opened: SceneSource

  /// Whether no file stands behind it.
  var isText: Bool { request.file?.opening.text != nil }
}

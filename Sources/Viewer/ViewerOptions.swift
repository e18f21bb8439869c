internal import Layers
package import Opening
internal import Scenes

/// How the window starts, and where the viewer says what happens.
package struct ViewerOptions {
  package var request: SceneRequest
  /// Whether the request's scale was asked for; otherwise the window's size decides.
  package var hasOwnScale = false
  /// The file or folder that the request opens, to be noted among the recent ones; `nil` for a
  /// built-in scene.
  package var path: String?
  /// Whether the request's size was asked for; otherwise the window has the one of the last run.
  package var hasOwnSize = false
  /// Whether the window neither reads nor writes what it stores from one run to the next.
  package var isFresh = false
  package var isPaused = false
  package var isFullscreen = false
  /// Seconds of the scene in one second.
  package var speed = 1.0
  /// Frames a second that are drawn at most; `nil` leaves it to the monitor.
  package var framesPerSecond: Double?
  /// Feedback to a press beside the picture; `nil` leaves it as the last run left it.
  package var feedback: Feedback?
  /// Prints a message for the user.
  package var say: (String) -> Void = { _ in }
  /// Prints a message for a user who asked for details.
  package var detail: (String) -> Void = { _ in }
  /// Reports an error and ends the program where nothing can be thrown, and nothing taken down:
  /// other threads are at work still.
  package var end: (any Error) -> Never = { fatalError("\($0)") }

  package init(request: SceneRequest) { self.request = request }

  /// Points of the highest canvas that opens at twice its size: more than any built-in scene has,
  /// and fewer than a phone.
  private static let smallHeight = 480.0

  /// Returns the size in points in which the window opens.
  ///
  /// - Parameter remembered: The one of the last run.
  func size(of request: SceneRequest, remembered: Size?) -> Size {
    let hasOwnSize = hasOwnSize || hasOwnScale || request.isRestored
    if let remembered, !hasOwnSize { return remembered }
    // A small canvas of its own opens at twice its size, so that details can be seen.
    let isSmall = request.scene.canvas != nil && request.canvas.height <= Self.smallHeight
    let factor = hasOwnScale ? request.scale : isSmall ? 2 : 1
    return Size(width: request.canvas.width * factor, height: request.canvas.height * factor)
  }
}

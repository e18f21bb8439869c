internal import Layers
internal import Messages

/// The viewer's answers to what a view's program cannot know by itself.
@MainActor
protocol ViewServices: AnyObject {
  /// Lays a text out.
  func measure(_ request: TextRequest) -> MeasuredText?

  /// Finds a picture of the project.
  func picture(_ request: PictureRequest) -> FoundPicture?

  /// Finds a color of an asset catalogue.
  func color(_ request: ColorRequest) -> FoundColor?

  /// The image that stands for a picture of the viewer's.
  func image(_ id: PictureID) -> Layers.Image

  /// Passes a message to the view's author on.
  func report(_ report: Report)

  /// Passes feedback for the hand on.
  func haptic(name: String, intensity: Double)
}

internal import Layers
internal import Messages

/// A picture of a view as it is at its start.
///
/// ```swift
/// @MainActor func badge() -> UIImage? { ImageRenderer(content: Text("New")).uiImage }
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// The size that the view is offered; its own where it is unspecified.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  /// The picture.
  public var uiImage: UIImage? {
    let services = ViewGraph.current?.services
    let (content, proposal) = (content, proposedSize)
    let stage = ViewStage(
      Stage(size: Layers.Size(width: 1, height: 1), scale: scale), fitsContent: true,
      startDate: ViewGraph.current?.date ?? Date(timeIntervalSinceReferenceDate: 0),
      services: services
    ) {
      content.frame(width: proposal.width, height: proposal.height)
    }
    let layer = stage.layer()
    return UIImage(.drawn(DrawnPicture(size: CGSize(layer.size)) { _ in layer }))
  }

  public var nsImage: NSImage? { uiImage }

  public var cgImage: CGImage? { uiImage?.cgImage }
}

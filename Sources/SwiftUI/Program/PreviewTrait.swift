internal import Messages

/// The namespace of previews.
public enum Preview {
  /// The traits of a view's preview.
  public enum ViewTraits {}
}

/// A wish of a preview on the stage.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout Messages.Preview) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The stage of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { _ in } }

  /// A stage as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.fitsView = true } }

  /// A stage of a given size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.size = CGSize(width: width, height: height).layersSize }
  }

  public static var portrait: PreviewTrait { PreviewTrait { _ in } }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { _ in } }
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
}

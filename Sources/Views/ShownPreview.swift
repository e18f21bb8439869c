package import Layers
internal import Messages

/// A preview of a view's program, and the screen that it asks for.
package struct ShownPreview: Sendable, Hashable {
  /// Empty for one without a name.
  package let name: String
  /// The canvas in points, unless the view's own size counts.
  package let canvas: Size
  /// Whether the canvas is as large as the view.
  package let fitsView: Bool

  /// The screen of a phone of today in points, upright and on its side.
  package static let phone = Size(width: 393, height: 852)
  static let turnedPhone = Size(width: 852, height: 393)

  init(_ preview: Preview) {
    name = preview.name
    canvas = preview.size ?? (preview.isLandscape ? Self.turnedPhone : Self.phone)
    fitsView = preview.fitsView
  }
}

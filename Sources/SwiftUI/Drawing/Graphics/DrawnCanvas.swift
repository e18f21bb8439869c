internal import Layers
internal import Messages

/// The pictures that were drawn on a canvas, from back to front.
final class DrawnCanvas {
  /// In points.
  let size: Layers.Size
  private(set) var pictures: [Layer.Child] = []
  /// Lays texts out; `nil` where there is no viewer.
  let setter: TextSetter?
  /// The pictures of the views that can be drawn, by their tags.
  let symbols: [AnyHashable: Layer]

  init(size: Layers.Size, setter: TextSetter?, symbols: [AnyHashable: Layer] = [:]) {
    self.size = size
    self.setter = setter
    self.symbols = symbols
  }

  /// An empty canvas of the same size.
  convenience init(like other: DrawnCanvas) {
    self.init(size: other.size, setter: other.setter, symbols: other.symbols)
  }

  func add(_ picture: Layer.Child) { pictures.append(picture) }

  /// All as one picture.
  var picture: Layer { Layer(size: size, children: pictures) }
}

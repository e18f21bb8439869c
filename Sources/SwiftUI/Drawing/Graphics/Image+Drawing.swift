internal import Layers

extension Image {
  /// Creates a picture that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    // Called on the main actor, as everything that draws.
    nonisolated(unsafe) let renderer = renderer
    let picture = DrawnPicture(size: size) { environment in
      let canvas = DrawnCanvas(
        size: size.layersSize, setter: ViewGraph.current?.services.map(TextSetter.init))
      var graphics = GraphicsContext(canvas, environment: environment)
      renderer(&graphics)
      return canvas.picture.clip(to: .rectangle)
    }
    self.init(source: .drawn(picture))
  }
}

internal import Layers

/// A picture, or a part of one, that is repeated over what is drawn.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part that is drawn, in the unit space of the picture.
  public var sourceRect: CGRect
  /// The factor of the picture's size.
  public var scale: CGFloat
  /// The place of a tile's top left corner in what is drawn.
  var origin = CGPoint.zero

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let picture = image.picture(in: environment) else {
      return Color.clear._paint(in: environment)
    }
    return _Paint(
      kind: ["image", image.source] as [AnyHashable],
      numbers: [
        origin.x, origin.y, sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height,
        scale,
      ]
    ) { n, size in
      Self.tiles(
        of: picture, part: CGRect(x: n[2], y: n[3], width: n[4], height: n[5]), scale: n[6],
        from: CGPoint(x: n[0], y: n[1]), over: size)
    }
  }

  /// More tiles than these are not drawn.
  private static let mostTiles = 10_000

  private static func tiles(
    of picture: Layer, part: CGRect, scale: Double, from origin: CGPoint, over size: Layers.Size
  ) -> Layer {
    let whole = CGSize(
      width: picture.size.width * abs(scale), height: picture.size.height * abs(scale))
    let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    let empty = Layer(size: size, content: .empty)
    guard tile.width > 0, tile.height > 0, whole.width.isFinite, whole.height.isFinite else {
      return empty
    }
    let scaled = picture.modified(
      .transform(Layers.AffineTransform(scaleX: abs(scale), y: abs(scale))))
    let placed = Layer.Child(
      scaled, at: Point(x: -part.minX * whole.width, y: -part.minY * whole.height))
    let cut = Layer(size: tile.layersSize, children: [placed]).clip(to: .rectangle)
    let first = CGPoint(
      x: origin.x - (origin.x / tile.width).rounded(.up) * tile.width,
      y: origin.y - (origin.y / tile.height).rounded(.up) * tile.height)
    let columns = ((size.width - first.x) / tile.width).rounded(.up)
    let rows = ((size.height - first.y) / tile.height).rounded(.up)
    guard columns * rows <= Double(mostTiles) else { return empty }
    var children: [Layer.Child] = []
    for row in 0..<Int(max(0, rows)) {
      let y = first.y + Double(row) * tile.height
      for column in 0..<Int(max(0, columns)) {
        let x = first.x + Double(column) * tile.width
        children.append(Layer.Child(cut, at: Point(x: x, y: y)))
      }
    }
    return Layer(size: size, children: children).clip(to: .rectangle)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of one, that is repeated over what is drawn.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Image {
  /// The picture in its own size; `nil` if there is none.
  fileprivate func picture(in environment: EnvironmentValues) -> Layer? {
    if case .drawn(let picture) = source {
      // Views are drawn on the main actor only.
      nonisolated(unsafe) let environment = environment
      return MainActor.assumeIsolated { picture.layer(in: environment) }
    }
    return found(in: environment).flatMap { found in
      MainActor.assumeIsolated { ViewGraph.current?.services?.image(found.id) }
        .map { Layer(size: found.size, image: $0) }
    }
  }
}

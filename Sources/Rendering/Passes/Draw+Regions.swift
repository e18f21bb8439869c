/// Where the picture of a pass lies that has another place in a texture than was planned.
nonisolated struct TexturePlace {
  /// Width and height of the texture that was planned, as a share of the other's.
  var scale: SIMD2<Float>
  /// Texture coordinates of its lower left corner.
  var offset = SIMD2<Float>.zero
}

nonisolated extension Draw {
  /// The draw as it reads passes at other places.
  ///
  /// - Parameter places: By the index of a pass.
  func reading(at places: [Int: TexturePlace]) -> Draw {
    guard !textures.isEmpty, !places.isEmpty, case .paint(let paint, _) = content else {
      return self
    }
    var draw = self
    for region in Set(paint.regions) {
      guard case .pass(let index) = textures[region.unit].source, let place = places[index] else {
        continue
      }
      draw.values.multiply(region.matrix, by: place.scale)
      for slot in [region.translation, region.bounds] {
        draw.values.multiply(slot, by: place.scale, adding: place.offset)
      }
    }
    return draw
  }
}

nonisolated extension Paint {
  /// What it samples of earlier passes.
  fileprivate var regions: [RegionPaint] {
    switch self {
    case .color, .gradient, .shader, .raw, .image: []
    case .region(let region), .layerEffect(let region, _), .distorted(let region, _): [region]
    case .colorEffect(let below, _): below?.regions ?? []
    case .clamped(let inner), .masked(let inner, _), .faded(let inner, _), .moved(let inner, _, _):
      inner.regions
    case .over(let layers): layers.flatMap(\.paint.regions)
    }
  }
}

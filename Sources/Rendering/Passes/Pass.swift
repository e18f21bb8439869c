package import Layers

/// Everything drawn into one target: a color to clear to, and draws in painting order.
nonisolated package struct Pass: Hashable, Sendable {
  /// Width and height in pixels of what is drawn; textures may be larger.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// `nil` draws over the pixels that are there.
  package var background: Color?
  /// Whether its texture is worth caching from its first frame on.
  var isCached = false
  /// Whether its texture must have as many pixels as are drawn, because a user's program reads it
  /// by texture coordinates.
  var isExact = false
  /// Pixels that nothing reads, so that they may stay clear.
  var hidden: PixelRect?
  package var draws: [Draw] = []

  /// Width and height of the texture that a pass is drawn into: in steps, so that a slowly growing
  /// layer finds one that was used before.
  var textureWidth: Int { isExact ? pixelWidth : Self.textureSide(pixelWidth) }
  var textureHeight: Int { isExact ? pixelHeight : Self.textureSide(pixelHeight) }

  /// Has it draw nothing on pixels that are hidden, as far as rectangles can leave them out.
  mutating func leaveOutHidden() {
    guard let hidden else { return }
    draws = draws.flatMap { $0.parts(around: hidden) }
  }

  /// Steps of 64 pixels, and of 128 from 256 on, with powers of two made a little larger: drivers
  /// on the processor compile all that reads a texture once more where a side is one. Near the
  /// largest that a driver has there may be no room for a step.
  private static func textureSide(_ pixels: Int) -> Int {
    guard pixels < 8000 else { return pixels }
    let step = pixels > 256 ? 128 : 64
    let side = (pixels + step - 1) / step * step
    return side.nonzeroBitCount == 1 ? side + 32 : side
  }
}

nonisolated extension Pass {
  /// Cheap: passes that are cached differ in their size or in what they draw first.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
    hasher.combine(isCached)
    if isCached, let first = draws.first {
      hasher.combine(draws.count)
      hasher.combine(first.content)
      hasher.combine(first.transform)
    }
  }
}

internal import OpenGL

/// Textures that passes are drawn into.
///
/// A texture is lent to a pass until the last one of its frame that reads it has been drawn. Then
/// it is cached by what it shows, if that may come again, or free to be lent to another pass: a
/// frame like the one before makes none.
///
/// While a window is resized, each of its sizes makes textures that no other can use: what is not
/// in use takes at most twice the memory of what is, see `idlePixels`.
struct PassTextures {
  typealias Texture = Shared<Framebuffer>

  /// A free texture, found by its size.
  private struct FreeTexture: Hashable {
    let pixelWidth: Int
    let pixelHeight: Int
    let id: ObjectIdentifier
  }

  private let format: PixelFormat
  private var free = ResourceCache<FreeTexture, Texture>()
  /// By what they show: what an animation may bring in a few frames and never again, and so must
  /// not fill the memory.
  private var recent = ResourceCache<PassContent, Texture>(lifetime: 4)
  /// The same of passes that ask for it, once they have come again.
  private var lasting = ResourceCache<PassContent, Texture>()
  /// Framebuffers made so far.
  private(set) var made = 0
  /// Pixels that the present frame uses.
  private var usedPixels = 0
  /// The most of the last frames, which fades: what lies over a scene is a frame of its own, and a
  /// frame of which little has changed uses little.
  private var recentlyUsedPixels = 0

  /// Pixels that textures may have together, whatever the frames use: 16 MB.
  private static let fewPixels = 4 << 20

  init(format: PixelFormat) { self.format = format }

  /// Framebuffers that are not lent.
  var count: Int { free.count + recent.count + lasting.count }

  /// Pixels of the framebuffers that are not lent.
  var idlePixels: Int {
    free.cost(Self.pixels) + recent.cost(Self.pixels) + lasting.cost(Self.pixels)
  }

  /// Returns the texture that shows `content`; `nil` if none does.
  func showing(_ content: PassContent) -> Texture? {
    lasting.peek(content) ?? recent.peek(content)
  }

  /// Notes that the frame uses the texture that shows `content`, if there is one.
  mutating func use(_ content: PassContent) {
    if let texture = lasting.use(content) {
      usedPixels += Self.pixels(texture)
    } else if let texture = recent.use(content) {
      usedPixels += Self.pixels(texture)
      guard content.pass.isCached else { return }
      recent.remove(content)
      lasting.insert(texture, for: content)
    }
  }

  /// Lends a texture of exactly this size, whatever it shows.
  mutating func take(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) -> Texture {
    usedPixels += pixelWidth * pixelHeight
    let known = free.removeLatest {
      $0.pixelWidth == pixelWidth && $0.pixelHeight == pixelHeight
    }
    if let known { return known }
    made += 1
    return Shared(
      try Framebuffer(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format,
        label: "pass \(pixelWidth) × \(pixelHeight)"))
  }

  /// Takes back a texture that was lent.
  ///
  /// - Parameter content: What it shows, if that is worth caching.
  mutating func giveBack(_ texture: Texture, showing content: PassContent?) {
    if let content, showing(content) == nil {
      recent.insert(texture, for: content)
    } else {
      release(texture)
    }
  }

  /// Makes all cached textures free: what they show may look different now.
  mutating func forgetContents() {
    for texture in recent.removeAll() + lasting.removeAll() { release(texture) }
  }

  mutating func endFrame() {
    for texture in recent.endFrame() + lasting.endFrame() { release(texture) }
    free.endFrame()
    limitMemory()
  }

  /// Gives up what none of the last frames has used, whatever its size.
  mutating func removeUnused(inLast frames: Int) {
    free.removeUnused(inLast: frames)
    recent.removeUnused(inLast: frames)
    lasting.removeUnused(inLast: frames)
  }

  /// Gives up what was not used lately, where all of it is too much.
  private mutating func limitMemory() {
    recentlyUsedPixels = max(usedPixels, recentlyUsedPixels - recentlyUsedPixels / 64)
    usedPixels = 0
    let budget = max(2 * recentlyUsedPixels, Self.fewPixels)
    guard idlePixels > budget else { return }
    let shown = recent.cost(Self.pixels) + lasting.cost(Self.pixels)
    free.removeOldest(whileCostingMoreThan: max(0, budget - shown), Self.pixels)
    lasting.removeOldest(
      whileCostingMoreThan: max(0, budget - recent.cost(Self.pixels)), Self.pixels)
  }

  private static func pixels(_ texture: Texture) -> Int {
    texture.object.pixelWidth * texture.object.pixelHeight
  }

  private mutating func release(_ texture: Texture) {
    let key = FreeTexture(
      pixelWidth: texture.object.pixelWidth, pixelHeight: texture.object.pixelHeight,
      id: ObjectIdentifier(texture))
    free.insert(texture, for: key)
  }
}

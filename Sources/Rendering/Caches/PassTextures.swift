internal import OpenGL

/// Textures that passes are drawn into.
///
/// A texture is lent to a pass until the last one of its frame that reads it has been drawn. Then
/// it is cached by what it shows, if that may come again, or free to be lent to another pass: a
/// frame like the one before makes none. Passes are drawn into the lower left corner of textures
/// that may be larger, so that what grows and shrinks needs one, as large as it ever is.
///
/// While a window is resized, each of its sizes makes textures that no other can use: what is not
/// in use takes at most twice the memory of what is, see `idlePixels`.
struct PassTextures {
  typealias Texture = Shared<Framebuffer>

  /// How much larger a texture may be than what is drawn into it.
  enum Fit {
    /// Not at all.
    case exact
    /// A new one is as large as is asked for: what it shows stays.
    case tight
    /// A new one has room for what grows.
    case roomy
  }

  /// A free texture, found by its size.
  private struct FreeTexture: Hashable {
    let pixelWidth: Int
    let pixelHeight: Int
    let id: ObjectIdentifier

    var pixels: Int { pixelWidth * pixelHeight }
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
  /// How many times as many pixels as were asked for a texture may have: small passes would keep
  /// large textures from those that need them.
  private static let mostWaste = 4
  /// Pixels that every texture may have: 256 KB.
  private static let smallPixels = 256 * 256
  /// Frames after which a texture that shows what no frame has used is lent rather than a new one
  /// made.
  private static let idleFrames = 12

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

  /// Lends a texture of at least this size, whatever it shows.
  mutating func take(
    pixelWidth: Int, pixelHeight: Int, fit: Fit
  ) throws(GraphicsError) -> Texture {
    let pixels = pixelWidth * pixelHeight
    let most = fit == .exact ? pixels : max(Self.mostWaste * pixels, Self.smallPixels)
    func fits(_ width: Int, _ height: Int) -> Bool {
      width >= pixelWidth && height >= pixelHeight && width * height <= most
    }
    let known =
      free.removeCheapest { fits($0.pixelWidth, $0.pixelHeight) ? $0.pixels : nil }
      ?? lasting.removeOldest(unusedFor: Self.idleFrames) {
        fits($0.object.pixelWidth, $0.object.pixelHeight)
      }
    if let known {
      usedPixels += Self.pixels(known)
      return known
    }
    return fit == .roomy
      ? try make(pixelWidth: Self.side(pixelWidth), pixelHeight: Self.side(pixelHeight))
      : try make(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// The side of a new texture: in steps of 64 pixels and of a third to a half of it, so that few
  /// are made while a layer grows.
  private static func side(_ pixels: Int) -> Int {
    let power = 1 << (Int.bitWidth - 1 - max(1, pixels).leadingZeroBitCount)
    let step = max(64, power / 2)
    return (pixels + step - 1) / step * step
  }

  private mutating func make(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) -> Texture {
    usedPixels += pixelWidth * pixelHeight
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

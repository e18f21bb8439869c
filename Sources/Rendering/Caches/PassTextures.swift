internal import OpenGL

/// Textures that passes are drawn into.
///
/// A texture is lent to a pass until the last one of its frame that reads it has been drawn. Then
/// it is cached by what it shows, if that may come again, or free to be lent to another pass: a
/// frame like the one before makes none.
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

  init(format: PixelFormat) { self.format = format }

  /// Framebuffers that are not lent.
  var count: Int { free.count + recent.count + lasting.count }

  /// Returns the texture that shows `content`; `nil` if none does.
  func showing(_ content: PassContent) -> Texture? {
    lasting.peek(content) ?? recent.peek(content)
  }

  /// Notes that the frame uses the texture that shows `content`, if there is one.
  mutating func use(_ content: PassContent) {
    guard lasting.use(content) == nil, let texture = recent.use(content), content.pass.isCached
    else { return }
    recent.remove(content)
    lasting.insert(texture, for: content)
  }

  /// Lends a texture of exactly this size, whatever it shows.
  mutating func take(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) -> Texture {
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
  }

  private mutating func release(_ texture: Texture) {
    let key = FreeTexture(
      pixelWidth: texture.object.pixelWidth, pixelHeight: texture.object.pixelHeight,
      id: ObjectIdentifier(texture))
    free.insert(texture, for: key)
  }
}

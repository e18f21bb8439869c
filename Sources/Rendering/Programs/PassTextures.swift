internal import OpenGL

/// Framebuffers for passes, kept from frame to frame and lent out for as long as a pass is read.
final class PassTextures {
  /// A framebuffer, boxed so that it can be kept in lists.
  final class Target {
    let framebuffer: Framebuffer
    /// Frame in which it was last of use.
    var lastFrame = 0

    init(
      pixelWidth: Int, pixelHeight: Int, format: PixelFormat
    ) throws(GraphicsError) {
      framebuffer = try Framebuffer(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format,
        label: "pass \(pixelWidth) × \(pixelHeight)")
    }
  }

  private let format: PixelFormat
  private var free: [Target] = []
  /// Framebuffers made so far.
  private(set) var made = 0

  /// Frames after which a framebuffer nobody asks for is given up.
  private static let lifetime = 120

  init(format: PixelFormat) { self.format = format }

  /// Framebuffers that nobody has borrowed.
  var freeCount: Int { free.count }

  /// Lends a framebuffer of exactly this size.
  func take(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) -> Target {
    let index = free.lastIndex {
      $0.framebuffer.pixelWidth == pixelWidth && $0.framebuffer.pixelHeight == pixelHeight
    }
    if let index { return free.remove(at: index) }
    made += 1
    return try Target(pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format)
  }

  /// Takes a framebuffer back.
  func giveBack(_ target: Target, frame: Int) {
    target.lastFrame = frame
    free.append(target)
  }

  /// Gives up what nobody has asked for in a while.
  func forgetUnused(frame: Int) { free.removeAll { frame - $0.lastFrame > Self.lifetime } }
}

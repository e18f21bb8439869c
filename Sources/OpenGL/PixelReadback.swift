internal import COpenGL

/// The pixels of a framebuffer on their way to memory: asked for in one frame, collected in a later
/// one.
///
/// The driver copies while the program goes on drawing, so that a screenshot does not hold up the
/// window.
package struct PixelReadback: ~Copyable {
  private let buffer: GLuint
  private let fence: GLsync?
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// Starts copying RGBA bytes out of `framebuffer`.
  package init(of framebuffer: borrowing Framebuffer) {
    pixelWidth = framebuffer.pixelWidth
    pixelHeight = framebuffer.pixelHeight
    var name: GLuint = 0
    glGenBuffers(1, &name)
    buffer = name
    glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), buffer)
    glBufferData(
      GLenum(GL_PIXEL_PACK_BUFFER), pixelWidth * pixelHeight * 4, nil, GLenum(GL_STREAM_READ))
    let mark = Self.mark(pixels: pixelWidth * pixelHeight)
    mark.withUnsafeBytes {
      glBufferSubData(GLenum(GL_PIXEL_PACK_BUFFER), 0, $0.count, $0.baseAddress)
    }
    let (width, height) = (GLsizei(pixelWidth), GLsizei(pixelHeight))
    framebuffer.bound {
      glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
      glReadPixels(0, 0, width, height, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), nil)
    }
    glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0)
    fence = glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0)
    glFlush()
  }

  deinit {
    var name = buffer
    glDeleteBuffers(1, &name)
    glDeleteSync(fence)
  }

  /// Whether `bytes()` would return without waiting.
  package var isReady: Bool {
    let status = glClientWaitSync(fence, 0, 0)
    return status != GLenum(GL_TIMEOUT_EXPIRED)
  }

  /// The first pixels until the driver fills them in: color without opacity, different in
  /// each channel. A driver without memory fills in nothing, and does not always say so: Mesa
  /// (22.3.6) left a frame of a recording as the memory was.
  private static func mark(pixels: Int) -> [UInt8] {
    (0..<min(64, pixels)).flatMap { _ in [201, 17, 94, 0] as [UInt8] }
  }

  /// Returns the pixels, rows from the top, waiting for the driver if need be.
  ///
  /// - Throws: `GraphicsError.callFailed` if the driver filled in nothing.
  package func bytes() throws(GraphicsError) -> [UInt8] {
    let size = pixelWidth * pixelHeight * 4
    let mark = Self.mark(pixels: pixelWidth * pixelHeight)
    var isFilled = false
    let rowBytes = pixelWidth * 4
    glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), buffer)
    defer { glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0) }
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      _ = bytes.initialize(from: mark)
      glGetBufferSubData(GLenum(GL_PIXEL_PACK_BUFFER), 0, size, bytes.baseAddress)
      isFilled = !bytes.starts(with: mark)
      flipRows(UnsafeMutableRawBufferPointer(bytes), rowBytes: rowBytes)
      count = size
    }
    guard isFilled else { throw .callFailed(code: Int(GL_OUT_OF_MEMORY)) }
    return pixels
  }
}

internal import COpenGL

/// A texture that can be drawn into.
nonisolated package struct Framebuffer: ~Copyable {
  private let name: GLuint
  package let texture: Texture

  package var pixelWidth: Int { texture.pixelWidth }
  package var pixelHeight: Int { texture.pixelHeight }

  /// - Throws: `GraphicsError.tooLarge`, or `.incompleteFramebuffer` when the driver refuses.
  package init(
    pixelWidth: Int, pixelHeight: Int, format: PixelFormat = .bytes, label: String
  ) throws(GraphicsError) {
    let limit = DriverDescription.currentTextureSide
    guard max(pixelWidth, pixelHeight) <= limit else {
      throw .tooLarge(pixelWidth: pixelWidth, pixelHeight: pixelHeight, limit: limit)
    }
    var outOfMemory = false
    let texture = GraphicsError.asideFromFailures {
      let texture = Texture(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format, label: label)
      outOfMemory = GraphicsError.takenFailure() == GLenum(GL_OUT_OF_MEMORY)
      return texture
    }
    var name: GLuint = 0
    glGenFramebuffers(1, &name)
    var previous: GLint = 0
    glGetIntegerv(GLenum(GL_DRAW_FRAMEBUFFER_BINDING), &previous)
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), name)
    glFramebufferTexture2D(
      GLenum(GL_DRAW_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D),
      texture.name, 0)
    let status = glCheckFramebufferStatus(GLenum(GL_DRAW_FRAMEBUFFER))
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), GLuint(previous))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE), !outOfMemory else {
      glDeleteFramebuffers(1, &name)
      throw .incompleteFramebuffer(
        status: outOfMemory ? Int(GL_OUT_OF_MEMORY) : Int(status), pixelWidth: pixelWidth,
        pixelHeight: pixelHeight)
    }
    setLabel(label, of: name, kind: GL_FRAMEBUFFER)
    self.name = name
    self.texture = texture
  }

  deinit {
    var name = name
    glDeleteFramebuffers(1, &name)
  }

  /// Runs `body` with this framebuffer bound for drawing and reading and the viewport over all of
  /// it.
  package func bound<R, Failure>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    var draw: GLint = 0  // asked, not assumed 0: a window system may draw into its own
    var read: GLint = 0
    var viewport: [GLint] = [0, 0, 0, 0]
    glGetIntegerv(GLenum(GL_DRAW_FRAMEBUFFER_BINDING), &draw)
    glGetIntegerv(GLenum(GL_READ_FRAMEBUFFER_BINDING), &read)
    glGetIntegerv(GLenum(GL_VIEWPORT), &viewport)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
    glViewport(0, 0, GLsizei(pixelWidth), GLsizei(pixelHeight))
    defer {
      glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), GLuint(draw))
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), GLuint(read))
      glViewport(viewport[0], viewport[1], viewport[2], viewport[3])
    }
    return try body()
  }

  /// Copies the pixels into the framebuffer that is bound.
  ///
  /// - Parameters:
  ///   - left: Pixels of that framebuffer beside the copy.
  ///   - top: Rows of that framebuffer up to the upper edge of the copy, counted from below.
  package func copyToBound(left: Int = 0, top: Int) {
    var read: GLint = 0
    glGetIntegerv(GLenum(GL_READ_FRAMEBUFFER_BINDING), &read)
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), name)
    defer { glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), GLuint(read)) }
    let (width, height, left) = (GLint(pixelWidth), GLint(pixelHeight), GLint(left))
    glBlitFramebuffer(
      0, 0, width, height, left, GLint(top) - height, left + width, GLint(top),
      GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
  }

  /// Returns the pixels as RGBA bytes, rows from the top. Waits until all drawing is done.
  package func readBytes() -> [UInt8] {
    let rowBytes = pixelWidth * 4
    let size = rowBytes * pixelHeight
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      read(.bytes, into: buffer.baseAddress)
      // y flip: OpenGL's first row is the bottom one, a picture's the top one
      flipRows(UnsafeMutableRawBufferPointer(buffer), rowBytes: rowBytes)
      count = size
    }
  }

  /// Returns the pixels as RGBA floats, rows from the top. Waits until all drawing is done.
  package func readFloats() -> [Float] {
    let size = pixelWidth * 4 * pixelHeight
    return [Float](unsafeUninitializedCapacity: size) { buffer, count in
      read(.floats, into: buffer.baseAddress)
      // y flip, as in `readBytes`
      flipRows(
        UnsafeMutableRawBufferPointer(buffer),
        rowBytes: pixelWidth * 4 * MemoryLayout<Float>.stride)
      count = size
    }
  }

  private func read(_ format: PixelFormat, into pointer: UnsafeMutableRawPointer?) {
    bound {
      glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
      glReadPixels(
        0, 0, GLsizei(pixelWidth), GLsizei(pixelHeight), GLenum(GL_RGBA),
        format.channelType, pointer)
    }
  }
}

/// Turns a picture of `rowBytes` a row upside down, in place.
nonisolated func flipRows(_ bytes: UnsafeMutableRawBufferPointer, rowBytes: Int) {
  guard rowBytes > 0 else { return }
  let rows = bytes.count / rowBytes
  withUnsafeTemporaryAllocation(byteCount: rowBytes, alignment: 16) { spare in
    for row in 0..<rows / 2 {
      let top = UnsafeMutableRawBufferPointer(
        rebasing: bytes[row * rowBytes..<(row + 1) * rowBytes])
      let start = (rows - 1 - row) * rowBytes
      let bottom = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + rowBytes])
      spare.copyMemory(from: UnsafeRawBufferPointer(top))
      top.copyMemory(from: UnsafeRawBufferPointer(bottom))
      bottom.copyMemory(from: UnsafeRawBufferPointer(spare))
    }
  }
}

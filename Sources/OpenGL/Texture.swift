internal import COpenGL

/// A two-dimensional texture of 8 bits a channel without mipmaps, clamped at its edges, filtered linearly.
package struct Texture: ~Copyable {
  let name: GLuint
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// Makes an empty texture, or one filled with RGBA bytes, the first row at texture coordinate t = 0.
  package init(
    pixelWidth: Int, pixelHeight: Int, pixels: [UInt8]? = nil, label: String
  ) {
    precondition(
      pixels.map { $0.count == pixelWidth * pixelHeight * 4 } ?? true,
      "a texture of \(pixelWidth) × \(pixelHeight) needs four bytes a pixel")
    var name: GLuint = 0
    glGenTextures(1, &name)
    self.name = name
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    if let pixels {
      glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, GLsizei(pixelWidth), GLsizei(pixelHeight), 0,
        GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixels)
    } else {
      glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, GLsizei(pixelWidth), GLsizei(pixelHeight), 0,
        GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), nil)
    }
    for (parameter, value) in [
      (GL_TEXTURE_MIN_FILTER, GL_LINEAR), (GL_TEXTURE_MAG_FILTER, GL_LINEAR),
      (GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE),
      (GL_TEXTURE_MAX_LEVEL, 0),
    ] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(parameter), value)
    }
    glBindTexture(GLenum(GL_TEXTURE_2D), 0)
    setLabel(label, of: name, kind: GL_TEXTURE)
  }

  deinit {
    var name = name
    glDeleteTextures(1, &name)
  }

  /// Runs `body` with this texture bound to `unit`.
  package func bound<R>(to unit: Int, _ body: () throws -> R) rethrows -> R {
    glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(unit))
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    defer {
      glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(unit))
      glBindTexture(GLenum(GL_TEXTURE_2D), 0)
    }
    return try body()
  }
}

internal import COpenGL

/// A two-dimensional texture without mipmaps, clamped at its edges, filtered linearly.
nonisolated package struct Texture: ~Copyable, BindableTexture {
  let name: GLuint
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let format: PixelFormat

  /// Makes a texture filled with RGBA bytes, the first row at texture coordinate t = 0.
  package init(pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], label: String) {
    precondition(
      pixels.count == pixelWidth * pixelHeight * 4,
      "a texture of \(pixelWidth) × \(pixelHeight) needs four bytes a pixel")
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: .bytes, samples: pixels,
      label: label)
  }

  /// Makes a texture filled with RGBA floats, the first row at texture coordinate t = 0.
  package init(pixelWidth: Int, pixelHeight: Int, floats: [Float], label: String) {
    precondition(
      floats.count == pixelWidth * pixelHeight * 4,
      "a texture of \(pixelWidth) × \(pixelHeight) needs four floats a pixel")
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: .floats, samples: floats,
      label: label)
  }

  /// Makes an empty texture.
  package init(pixelWidth: Int, pixelHeight: Int, format: PixelFormat, label: String) {
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format, samples: nil, label: label)
  }

  private init(
    pixelWidth: Int, pixelHeight: Int, format: PixelFormat, samples: UnsafeRawPointer?,
    label: String
  ) {
    var name: GLuint = 0
    glGenTextures(1, &name)
    self.name = name
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.format = format
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, format.internalFormat, GLsizei(pixelWidth),
      GLsizei(pixelHeight), 0, GLenum(GL_RGBA), format.channelType, samples)
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

  package var object: TextureObject { TextureObject(target: GLenum(GL_TEXTURE_2D), name: name) }

  deinit {
    var name = name
    glDeleteTextures(1, &name)
  }
}

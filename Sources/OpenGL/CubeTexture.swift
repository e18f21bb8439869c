internal import COpenGL

/// Six square textures that are read by a direction from the middle of their cube, without mipmaps,
/// filtered linearly, also across edges.
nonisolated package struct CubeTexture: ~Copyable, BindableTexture {
  private let name: GLuint

  /// Makes a texture filled with RGBA bytes.
  ///
  /// - Parameter faces: In the order +x, −x, +y, −y, +z, −z, the first row of each on top as seen
  ///   from inside the cube.
  package init(side: Int, faces: [[UInt8]], label: String) {
    precondition(
      faces.count == 6 && faces.allSatisfy { $0.count == side * side * 4 },
      "a cube of side \(side) needs six faces of four bytes a pixel")
    var name: GLuint = 0
    glGenTextures(1, &name)
    self.name = name
    glBindTexture(GLenum(GL_TEXTURE_CUBE_MAP), name)
    for (index, face) in faces.enumerated() {
      glTexImage2D(
        GLenum(GL_TEXTURE_CUBE_MAP_POSITIVE_X) + GLenum(index), 0, PixelFormat.bytes.internalFormat,
        GLsizei(side), GLsizei(side), 0, GLenum(GL_RGBA), PixelFormat.bytes.channelType, face)
    }
    for (parameter, value) in [
      (GL_TEXTURE_MIN_FILTER, GL_LINEAR), (GL_TEXTURE_MAG_FILTER, GL_LINEAR),
      (GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE),
      (GL_TEXTURE_WRAP_R, GL_CLAMP_TO_EDGE), (GL_TEXTURE_MAX_LEVEL, 0),
    ] {
      glTexParameteri(GLenum(GL_TEXTURE_CUBE_MAP), GLenum(parameter), value)
    }
    glBindTexture(GLenum(GL_TEXTURE_CUBE_MAP), 0)
    setLabel(label, of: name, kind: GL_TEXTURE)
  }

  package var object: TextureObject {
    TextureObject(target: GLenum(GL_TEXTURE_CUBE_MAP), name: name)
  }

  deinit {
    var name = name
    glDeleteTextures(1, &name)
  }
}

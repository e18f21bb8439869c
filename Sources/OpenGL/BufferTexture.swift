internal import COpenGL

/// Floats that a shader reads by index: a buffer behind a `samplerBuffer`.
nonisolated package struct BufferTexture: ~Copyable, BindableTexture {
  private let buffer: GLuint
  private let name: GLuint

  /// - Parameters:
  ///   - floats: `components` for every element; not empty.
  ///   - components: 1, 2 or 4.
  package init(_ floats: [Float], components: Int, label: String) {
    precondition(
      [1, 2, 4].contains(components) && !floats.isEmpty && floats.count % components == 0,
      "\(floats.count) floats are not elements of \(components)")
    var buffer: GLuint = 0
    glGenBuffers(1, &buffer)
    self.buffer = buffer
    var name: GLuint = 0
    glGenTextures(1, &name)
    self.name = name
    glBindBuffer(GLenum(GL_TEXTURE_BUFFER), buffer)
    glBufferData(
      GLenum(GL_TEXTURE_BUFFER), floats.count * MemoryLayout<Float>.stride, floats,
      GLenum(GL_DYNAMIC_DRAW))
    glBindTexture(GLenum(GL_TEXTURE_BUFFER), name)
    let format = [1: GL_R32F, 2: GL_RG32F, 4: GL_RGBA32F][components] ?? GL_R32F
    glTexBuffer(GLenum(GL_TEXTURE_BUFFER), GLenum(format), buffer)
    glBindTexture(GLenum(GL_TEXTURE_BUFFER), 0)
    glBindBuffer(GLenum(GL_TEXTURE_BUFFER), 0)
    setLabel(label, of: name, kind: GL_TEXTURE)
  }

  package var object: TextureObject { TextureObject(target: GLenum(GL_TEXTURE_BUFFER), name: name) }

  deinit {
    var (name, buffer) = (name, buffer)
    glDeleteTextures(1, &name)
    glDeleteBuffers(1, &buffer)
  }
}

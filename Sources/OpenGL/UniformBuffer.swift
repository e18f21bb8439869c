internal import COpenGL

/// A buffer that uniform blocks are read from, written front to back.
nonisolated package struct UniformBuffer: ~Copyable {
  private let name: GLuint
  package let byteCount: Int

  /// Bytes that the beginning of a block must be a multiple of; a power of two, asked of the
  /// driver.
  package static var alignment: Int {
    var value: GLint = 0
    glGetIntegerv(GLenum(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT), &value)
    return max(16, Int(value))
  }

  package init(byteCount: Int, label: String) {
    self.byteCount = byteCount
    var name: GLuint = 0
    glGenBuffers(1, &name)
    self.name = name
    glBindBuffer(GLenum(GL_UNIFORM_BUFFER), name)
    setLabel(label, of: name, kind: GL_BUFFER)
    glBindBuffer(GLenum(GL_UNIFORM_BUFFER), 0)
    discard()
  }

  deinit {
    var name = name
    glDeleteBuffers(1, &name)
  }

  /// Gives up what the buffer holds; draws that are under way still read it.
  package func discard() {
    glBindBuffer(GLenum(GL_UNIFORM_BUFFER), name)
    glBufferData(GLenum(GL_UNIFORM_BUFFER), byteCount, nil, GLenum(GL_STREAM_DRAW))
    glBindBuffer(GLenum(GL_UNIFORM_BUFFER), 0)
  }

  /// Writes `floats` from byte `offset` on, where no draw that is under way may read.
  package func write(_ floats: ArraySlice<Float>, at offset: Int) {
    floats.withUnsafeBytes { bytes in
      precondition(
        offset >= 0 && offset + bytes.count <= byteCount,
        "\(bytes.count) bytes at \(offset) do not fit in \(byteCount)")
      glBindBuffer(GLenum(GL_UNIFORM_BUFFER), name)
      glBufferSubData(GLenum(GL_UNIFORM_BUFFER), offset, bytes.count, bytes.baseAddress)
      glBindBuffer(GLenum(GL_UNIFORM_BUFFER), 0)
    }
  }

  /// Makes `byteCount` bytes from `offset` on the block that programs read, until others are.
  package func bind(offset: Int, byteCount: Int) {
    glBindBufferRange(GLenum(GL_UNIFORM_BUFFER), 0, name, offset, byteCount)
  }
}

internal import COpenGL

/// A vertex array without vertex buffers, and the numbers of the corners that its triangles take in
/// turn: positions come from `gl_VertexID`.
nonisolated struct IndexedVertexArray: ~Copyable {
  private let name: GLuint
  private let indices: GLuint

  /// - Parameters:
  ///   - label: What a debugger of graphics calls it.
  ///   - corners: Numbers of corners, three for each triangle.
  init(label: String, corners: [UInt16]) {
    var names: [GLuint] = [0, 0]
    glGenVertexArrays(1, &names[0])
    glGenBuffers(1, &names[1])
    (name, indices) = (names[0], names[1])
    glBindVertexArray(name)
    setLabel(label, of: name, kind: GL_VERTEX_ARRAY)
    glBindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), indices)
    setLabel("corners of \(label)", of: indices, kind: GL_BUFFER)
    corners.withUnsafeBytes {
      glBufferData(
        GLenum(GL_ELEMENT_ARRAY_BUFFER), $0.count, $0.baseAddress, GLenum(GL_STATIC_DRAW))
    }
    glBindVertexArray(0)
  }

  deinit {
    var names = [name, indices]
    glDeleteVertexArrays(1, &names[0])
    glDeleteBuffers(1, &names[1])
  }

  /// Runs `draw` with the array bound and the driver set to a blending.
  func bound(blending: Blending, _ draw: () -> Void) {
    blending.whileInUse {
      glBindVertexArray(name)
      draw()
      glBindVertexArray(0)
    }
  }
}

internal import COpenGL

/// Drawing a grid of squares into whatever framebuffer is bound: what patches of meshes are cut
/// into.
///
/// Squares share their corners, so that each is computed once and not for up to six triangles.
nonisolated package struct GridDrawer: ~Copyable {
  private let vertexArray: GLuint
  private let indices: GLuint
  private let indexCount: Int

  /// - Parameter side: Squares along a side of the grid; at most 255, for corners are numbered in
  ///   16 bits.
  package init(side: Int) {
    precondition((1...255).contains(side), "a grid has 1 to 255 squares along a side, not \(side)")
    var names: [GLuint] = [0, 0]
    glGenVertexArrays(1, &names[0])
    glGenBuffers(1, &names[1])
    (vertexArray, indices) = (names[0], names[1])
    glBindVertexArray(vertexArray)
    setLabel("grid", of: vertexArray, kind: GL_VERTEX_ARRAY)
    glBindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), indices)
    setLabel("corners of a grid", of: indices, kind: GL_BUFFER)
    let corners = Self.corners(side: side)
    indexCount = corners.count
    corners.withUnsafeBytes {
      glBufferData(
        GLenum(GL_ELEMENT_ARRAY_BUFFER), $0.count, $0.baseAddress, GLenum(GL_STATIC_DRAW))
    }
    glBindVertexArray(0)
  }

  deinit {
    var names = [vertexArray, indices]
    glDeleteVertexArrays(1, &names[0])
    glDeleteBuffers(1, &names[1])
  }

  /// The corners of all triangles: square by square, the rows one after the other.
  private static func corners(side: Int) -> [UInt16] {
    let row = UInt16(side + 1)
    return (0..<side * side).flatMap { square -> [UInt16] in
      let first = row * UInt16(square / side) + UInt16(square % side)
      return [first, first + 1, first + row, first + row, first + 1, first + row + 1]
    }
  }

  /// Draws the grid once for each instance with the program in use. The corner in a row and a
  /// column, both counted from 0, has `gl_VertexID` row · (side + 1) + column.
  package func draw(instances: Int, blending: Blending) {
    blending.whileInUse {
      glBindVertexArray(vertexArray)
      glDrawElementsInstanced(
        GLenum(GL_TRIANGLES), GLsizei(indexCount), GLenum(GL_UNSIGNED_SHORT), nil,
        GLsizei(instances))
      glBindVertexArray(0)
    }
  }
}

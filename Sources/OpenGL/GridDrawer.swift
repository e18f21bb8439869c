internal import COpenGL

/// Drawing a grid of squares into whatever framebuffer is bound: what patches of meshes are cut
/// into.
///
/// Squares share their corners, so that each is computed once and not for up to six triangles.
nonisolated package struct GridDrawer: ~Copyable {
  private let vertices: IndexedVertexArray
  private let indexCount: Int

  /// - Parameter side: Squares along a side of the grid; at most 255, for corners are numbered in
  ///   16 bits.
  package init(side: Int) {
    precondition((1...255).contains(side), "a grid has 1 to 255 squares along a side, not \(side)")
    let corners = Self.corners(side: side)
    vertices = IndexedVertexArray(label: "a grid", corners: corners)
    indexCount = corners.count
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
    vertices.bound(blending: blending) {
      glDrawElementsInstanced(
        GLenum(GL_TRIANGLES), GLsizei(indexCount), GLenum(GL_UNSIGNED_SHORT), nil,
        GLsizei(instances))
    }
  }
}

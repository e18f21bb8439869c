internal import COpenGL

/// Drawing into whatever framebuffer is bound: clearing, blending, quads.
///
/// It owns the one vertex array that a core context asks for; corners come from the vertex number,
/// so no vertex buffer is needed.
nonisolated package struct QuadDrawer: ~Copyable {
  private let vertices: IndexedVertexArray

  /// Quads that one call draws at most: the corners are numbered in 16 bits.
  package static let mostQuads = 1 << 10
  /// Two triangles, as the strip 0, 1, 2, 3 has them.
  private static let corners: [UInt16] = [0, 1, 2, 2, 1, 3]

  package init() {
    vertices = IndexedVertexArray(
      label: "quads",
      corners: (0..<UInt16(Self.mostQuads)).flatMap { quad in Self.corners.map { 4 * quad + $0 } })
    // How to dither is the driver's choice; captures must not depend on it.
    glDisable(GLenum(GL_DITHER))
    // Else texels of two faces of a cube are never mixed, and each of its edges is a line. Core in
    // 3.2. From the start, for some drivers compile all programs again when it changes.
    glEnable(GLenum(GL_TEXTURE_CUBE_MAP_SEAMLESS))
  }

  /// Fills the bound framebuffer with one premultiplied color.
  package func clear(red: Double, green: Double, blue: Double, alpha: Double) {
    glClearColor(GLfloat(red), GLfloat(green), GLfloat(blue), GLfloat(alpha))
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  /// Sets the part of the window that pixels are drawn to, in pixels.
  package func setViewport(pixelWidth: Int, pixelHeight: Int) {
    glViewport(0, 0, GLsizei(pixelWidth), GLsizei(pixelHeight))
  }

  /// Lets `body` change only some pixels of the bound framebuffer, counted from its bottom left
  /// corner.
  package func scissored(
    x: Int, y: Int, pixelWidth: Int, pixelHeight: Int, _ body: () -> Void
  ) {
    glEnable(GLenum(GL_SCISSOR_TEST))
    glScissor(GLint(x), GLint(y), GLsizei(pixelWidth), GLsizei(pixelHeight))
    body()
    glDisable(GLenum(GL_SCISSOR_TEST))
  }

  /// Draws one quad with the program in use; `gl_VertexID` 0…3 are its corners, in triangle strip
  /// order.
  package func drawQuad(blending: Blending) {
    vertices.bound(blending: blending) { glDrawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4) }
  }

  /// Draws quads with the program in use, the later over the earlier ones: one as `drawQuad`,
  /// several as triangles. The quad with number n has `gl_VertexID` 4 · n…4 · n + 3.
  ///
  /// - Parameter count: At most `mostQuads`.
  package func drawQuads(_ count: Int, blending: Blending) {
    guard count > 1 else { return drawQuad(blending: blending) }
    precondition(count <= Self.mostQuads, "a call draws \(Self.mostQuads) quads, not \(count)")
    let indexCount = Self.corners.count * count
    vertices.bound(blending: blending) {
      glDrawElements(
        GLenum(GL_TRIANGLES), GLsizei(indexCount), GLenum(GL_UNSIGNED_SHORT), nil)
    }
  }

  /// Hands everything drawn so far to the driver and waits for it.
  package func finish() { glFinish() }
}

/// How colors that are drawn are mixed with those that are there; both are premultiplied.
nonisolated package enum Blending: Sendable, Hashable, CaseIterable {
  /// source + (1 − source alpha) · destination.
  case premultipliedOver
  /// source + destination.
  case plusLighter
  /// source · destination + (1 − source alpha) · destination: exact where the destination is
  /// opaque.
  case multiply
  /// source + (1 − source) · destination.
  case screen
  /// source alone.
  case replace

  /// Runs `draw` with the driver set to it.
  func whileInUse(_ draw: () -> Void) {
    let (source, destination) = factors
    if Quirks.needsBlending(for: self) { glEnable(GLenum(GL_BLEND)) }
    glBlendFunc(GLenum(source), GLenum(destination))
    draw()
    glDisable(GLenum(GL_BLEND))
  }

  private var factors: (source: Int32, destination: Int32) {
    switch self {
    case .premultipliedOver: (GL_ONE, GL_ONE_MINUS_SRC_ALPHA)
    case .plusLighter: (GL_ONE, GL_ONE)
    case .multiply: (GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA)
    case .screen: (GL_ONE, GL_ONE_MINUS_SRC_COLOR)
    case .replace: (GL_ONE, GL_ZERO)
    }
  }
}

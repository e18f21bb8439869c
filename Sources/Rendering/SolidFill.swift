internal import OpenGL

/// One color over the whole framebuffer that is bound, by the shortest program there is and without
/// blending.
///
/// A yardstick: as many pixels as a frame has, and nothing to compute. Layers are filled by the
/// renderer, which antialiases and blends.
package final class SolidFill {
  private let program: Program
  private let quads: QuadDrawer

  /// - Throws: `GraphicsError` when the driver refuses the program.
  package init() throws {
    let version = "#version 330 core\n"
    program = try Program(
      vertex: version + Stitcher.text(at: "Passes/solid.vert.glsl"),
      fragment: version + Stitcher.text(at: "Passes/solid.frag.glsl"), label: "solid fill")
    quads = QuadDrawer()
  }

  package func draw() { program.inUse { quads.drawQuad(blending: .replace) } }
}

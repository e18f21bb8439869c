internal import Diagnostics
internal import OpenGL

/// One color over the whole framebuffer that is bound, by the shortest program there is and without
/// blending.
///
/// A yardstick: as many pixels as a frame has, and nothing to compute. Layers are filled by the
/// renderer, which antialiases and blends.
package final class SolidFill {
  private let program: Program
  private let quads: QuadDrawer

  package init() throws(DrawingError) {
    let version = "#version 330 core\n"
    let (vertex, fragment): (String, String)
    do throws(Diagnostic) {
      vertex = try version + Stitcher.text(at: "Passes/solid.vert.glsl")
      fragment = try version + Stitcher.text(at: "Passes/solid.frag.glsl")
    } catch {
      throw .invalidCall(error)
    }
    do throws(GraphicsError) {
      program = try Program(vertex: vertex, fragment: fragment, label: "solid fill")
    } catch {
      throw .graphics(error)
    }
    quads = QuadDrawer()
  }

  package func draw() { program.inUse { quads.drawQuad(blending: .replace) } }
}

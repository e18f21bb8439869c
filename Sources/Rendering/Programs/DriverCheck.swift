package import Diagnostics
internal import OpenGL

/// Compiles a fragment shader with the driver that is current, for its log; nothing is drawn.
package enum DriverCheck {
  /// Returns the driver's whole log if it refuses `fragment`; `nil` if it takes it.
  ///
  /// - Throws: A `Diagnostic` when the program was built without its own vertex stage.
  package static func refusal(ofFragment fragment: String, label: String) throws(Diagnostic)
    -> String?
  {
    let version = "#version 330 core\n"
    let vertex = try version + Stitcher.text(at: "Passes/empty.vert.glsl")
    do throws(GraphicsError) {
      _ = try Program(vertex: vertex, fragment: fragment, label: label)
      return nil
    } catch {
      if case .programRejected(_, let log) = error { return log }
      return "\(error)"
    }
  }
}

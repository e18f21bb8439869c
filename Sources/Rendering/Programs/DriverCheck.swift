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
      return Self.log(of: error)
    }
  }

  /// Returns the driver's whole log if `fragment` does not compile; `nil` if it does. It is not
  /// linked: calls in it are not inlined, and what it declares need not be defined.
  package static func refusal(ofUnlinkedFragment fragment: String, label: String) -> String? {
    Program.refusal(ofFragment: fragment, label: label).map(log)
  }

  private static func log(of error: GraphicsError) -> String {
    if case .programRejected(_, let log) = error { log } else { "\(error)" }
  }
}

package import Diagnostics
package import OpenGL

/// Why a frame could not be drawn.
package enum DrawingError: Error, Sendable {
  /// A layer calls a shader function that does not exist.
  case invalidCall(Diagnostic)
  /// The driver refused a program.
  case rejectedProgram(RejectedProgram)
  /// The driver could not make a texture.
  case graphics(GraphicsError)

  /// Messages for an author, on the lines of the source where these are known.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .invalidCall(let diagnostic): [diagnostic]
    case .rejectedProgram(let program): program.diagnostics
    case .graphics(let error): [Diagnostic("\(error)")]
    }
  }
}

extension DrawingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidCall(let diagnostic): "\(diagnostic)"
    case .rejectedProgram(let program): "\(program)"
    case .graphics(let error): "\(error)"
    }
  }
}

package import Diagnostics
package import OpenGL

/// Why a frame could not be drawn.
nonisolated package enum DrawingError: Error, Sendable {
  /// A layer calls a shader function that does not exist.
  case invalidCall(Diagnostic)
  /// The checker of a language found mistakes in a function of the program called `label`, and the
  /// driver was not asked.
  case mistakes(label: String, [Diagnostic])
  /// The driver refused a program.
  case rejectedProgram(RejectedProgram)
  /// The driver could not make a texture.
  case graphics(GraphicsError)

  /// Messages for an author, on the lines of the source where these are known.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .invalidCall(let diagnostic): [diagnostic]
    case .mistakes(_, let mistakes): mistakes
    case .rejectedProgram(let program): program.diagnostics
    case .graphics(let error): [Diagnostic("\(error)")]
    }
  }
}

nonisolated extension DrawingError: CustomStringConvertible {
  /// The diagnostics, under a line that says who found them.
  package var description: String {
    let messages = diagnostics.map(\.description).joined(separator: "\n")
    return switch self {
    case .invalidCall, .graphics: messages
    case .mistakes(let label, _):
      "the checker rejected '\(label)', and the driver was not asked:\n\(messages)"
    case .rejectedProgram(let program): "the driver rejected '\(program.label)':\n\(messages)"
    }
  }
}

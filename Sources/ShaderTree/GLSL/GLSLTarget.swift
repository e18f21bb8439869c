/// The GLSL that a whole program is written in.
package enum GLSLTarget: Sendable, Hashable {
  /// GLSL 3.30, for OpenGL.
  case desktop
  /// GLSL ES 3.00, for WebGL 2.
  case web

  /// The lines that both stages of a program begin with.
  ///
  /// GLSL ES computes with the fewest digits that it may unless a program asks for more.
  package var head: String {
    switch self {
    case .desktop: "#version 330 core\n"
    case .web:
      "#version 300 es\n" + Self.preciseTypes.map { "precision highp \($0);\n" }.joined()
    }
  }

  /// The word for varyings that are interpolated along the screen; GLSL ES has none, and needs none
  /// where nothing is drawn in perspective.
  package var screenLinear: String { self == .desktop ? "noperspective " : "" }

  /// The type of a sampler for a list of numbers, by the type of a sampler for lists in GLSL 3.30:
  /// GLSL ES has no textures of one row, so lists are pictures of one row there.
  package func listSampler(_ type: String) -> String {
    self == .desktop ? type : type.replacing("samplerBuffer", with: "sampler2D")
  }

  /// The element of a list with an index.
  func element(of list: String, at index: String) -> String {
    self == .desktop
      ? "texelFetch(\(list), \(index))" : "texelFetch(\(list), ivec2(\(index), 0), 0)"
  }

  private static let preciseTypes = [
    "float", "int", "sampler2D", "isampler2D", "usampler2D", "samplerCube",
  ]
}

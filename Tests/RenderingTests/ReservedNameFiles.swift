import Testing

/// Files of every language whose names are words that some version of GLSL reserves.
///
/// Each draws one red, so that a name that was lost shows.
struct ReservedNameFile: Sendable, CustomTestStringConvertible {
  /// The kind of declaration that has the names.
  enum Role: String, CaseIterable {
    case global, function, parameter, local, member, structure
  }

  enum Language: String, CaseIterable {
    case shadertoy, glsl, isf, transition, metal
  }

  let language: Language
  let role: Role

  static let all = Language.allCases.flatMap { language in
    Role.allCases.map { ReservedNameFile(language: language, role: $0) }
  }

  var testDescription: String { "\(role.rawValue)s in \(language.rawValue)" }

  /// 1.20 allows most of them, and its drivers the rest.
  private static let wordsOfGLSL = words(
    """
    smooth flat sample buffer texture shared patch coherent restrict readonly writeonly resource
    subroutine noperspective precise common partition active filter input output row_major
    atomic_uint image2D iimage2D uimage2D imageBuffer image2DRect image2DMSArray sampler2DMS
    sampler2DArray isampler2D usampler3D samplerCubeArray samplerBuffer dvec2 dmat3 dmat2x4 hvec2
    fvec4 superp packed cast sizeof public static extern external interface long short half fixed
    unsigned union enum typedef class asm inline noinline this template namespace using goto double
    round trunc inverse determinant textureSize texelFetch fma bitCount isnan some__name
    """)
  /// Those that mean nothing to Metal.
  private static let wordsOfMetal = words(
    """
    smooth flat buffer shared patch coherent readonly writeonly resource subroutine
    noperspective precise common partition active filter input output row_major in out inout
    attribute varying uniform lowp mediump highp precision invariant centroid layout discard
    atomic_uint image2D iimage2D uimage2D imageBuffer image2DRect image2DMSArray sampler2D
    sampler2DMS isampler2D usampler3D samplerCubeArray samplerBuffer vec2 ivec3 mat4 dvec2 dmat3
    dmat2x4 hvec2 fvec4 superp packed cast external interface fixed noinline
    texelFetch bitCount inversesqrt dFdx gl_FragColor gl_Position gl_own some__name
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private var names: [String] { language == .metal ? Self.wordsOfMetal : Self.wordsOfGLSL }

  private static func number(_ index: Int) -> Double { Double(index % 7 + 1) / 500 }

  /// Red of every pixel, 0 to 1.
  var red: Double { names.indices.map(Self.number).reduce(0, +) }

  var fileName: String {
    let ending =
      switch language {
      case .metal: "metal"
      case .isf: "fs"
      default: "glsl"
      }
    return "\(language.rawValue)-\(role.rawValue).\(ending)"
  }

  var text: String {
    switch language {
    case .shadertoy:
      return """
        \(declarations)
        void mainImage(out vec4 color, in vec2 place) {
        \(statements)
          color = vec4(\(sum), 0.0, 0.0, 1.0);
        }
        """
    case .glsl:
      return """
        #version 120
        \(declarations)
        void main() {
        \(statements)
          gl_FragColor = vec4(\(sum), 0.0, 0.0, 1.0);
        }
        """
    case .isf:
      return """
        /*{ "DESCRIPTION": "One red", "INPUTS": [] }*/
        \(declarations)
        void main() {
        \(statements)
          gl_FragColor = vec4(\(sum), 0.0, 0.0, 1.0);
        }
        """
    case .transition:
      return """
        \(declarations)
        vec4 transition(vec2 uv) {
        \(statements)
          return vec4(\(sum), 0.0, 0.0, 1.0);
        }
        """
    case .metal:
      return """
        #include <metal_stdlib>
        using namespace metal;
        \(declarations)
        [[ stitchable ]] half4 shade(float2 position, half4 color) {
        \(statements)
          float total = \(sum);
          return half4(half(total), 0.0h, 0.0h, 1.0h);
        }
        """
    }
  }

  private func lines(_ line: (String, Double) -> String) -> String {
    names.enumerated().map { line($1, Self.number($0)) }.joined(separator: "\n")
  }

  private var declarations: String {
    switch role {
    case .global:
      lines { "\(language == .metal ? "constant " : "")float \($0) = \($1);" }
    case .function: lines { "float \($0)() { return \($1); }" }
    case .parameter:
      lines { name, _ in
        "float take\(order(of: name))(float \(name)) { return \(name); }"
      }
    case .local: ""
    case .member: "struct Things {\n" + lines { name, _ in "  float \(name);" } + "\n};"
    case .structure: lines { name, _ in "struct \(name) { float x; };" }
    }
  }

  private func order(of name: String) -> Int { names.firstIndex(of: name) ?? 0 }

  private var statements: String {
    switch role {
    case .global, .function, .parameter: ""
    case .local: lines { "  float \($0) = \($1);" }
    case .member: "  Things things;\n" + lines { "  things.\($0) = \($1);" }
    case .structure:
      lines {
        language == .metal
          ? "  \($0) value\(order(of: $0)) = { \($1) };"
          : "  \($0) value\(order(of: $0)) = \($0)(\($1));"
      }
    }
  }

  private var sum: String {
    names.enumerated().map { index, name in
      switch role {
      case .global, .local: name
      case .function: "\(name)()"
      case .parameter: "take\(index)(\(Self.number(index)))"
      case .member: "things.\(name)"
      case .structure: "value\(index).x"
      }
    }.joined(separator: "\n    + ")
  }
}

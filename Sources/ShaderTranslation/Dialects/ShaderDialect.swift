/// In which of the known forms a shader file is written.
///
/// ```swift
/// ShaderDialect(of: "void mainImage(out vec4 c, in vec2 p) {}", path: "waves.glsl")  // .shadertoy
/// ```
package enum ShaderDialect: String, Sendable, CaseIterable {
  /// Metal functions marked `[[ stitchable ]]`.
  case metal
  /// `void mainImage(out vec4 fragColor, in vec2 fragCoord)`, alone or in a folder of passes.
  case shadertoy
  /// A fragment shader with `main` and uniforms.
  case glsl
  /// A fragment shader with a JSON comment at its head (Interactive Shader Format).
  case isf
  /// `vec4 transition(vec2 uv)` between two pictures.
  case glTransition = "gl-transition"

  /// What a file's form was told by.
  package struct Evidence: Sendable, Hashable {
    /// `nil` when the file shows none of the known forms.
    package let dialect: ShaderDialect?
    /// The reason, as the end of a sentence: "it defines 'mainImage'".
    package let words: String
  }

  /// Tells the form by the content; the path decides only for an empty file that ends in `.metal`.
  package init?(of source: String, path: String) {
    guard let dialect = Self.evidence(in: source, path: path).dialect else { return nil }
    self = dialect
  }

  /// Tells the form of a file, and why. What stands in comments does not count, but for the head of an ISF file.
  package static func evidence(in source: String, path: String) -> Evidence {
    let bytes = Array(source.utf8.prefix(SourceLibrary.largestFile))
    let lexer = Lexer(bytes, file: 0)
    return evidence(tokens: lexer.tokens, comments: lexer.comments, text: bytes, path: path)
  }

  static func evidence(
    tokens: [Token], comments: [Lexer.Comment], text: [UInt8], path: String
  ) -> Evidence {
    if ISFHeader.comment(among: comments, in: text, tokens: tokens) != nil {
      return Evidence(dialect: .isf, words: "it begins with a JSON comment")
    }
    if let words = metalWords(in: tokens) { return Evidence(dialect: .metal, words: words) }
    if defines("main", returning: "void", in: tokens) {
      return Evidence(dialect: .glsl, words: "it defines 'main'")
    }
    if defines("mainImage", returning: "void", in: tokens) {
      return Evidence(dialect: .shadertoy, words: "it defines 'mainImage'")
    }
    if defines("transition", returning: "vec4", in: tokens) {
      return Evidence(dialect: .glTransition, words: "it defines 'vec4 transition(vec2)'")
    }
    if path.hasSuffix(".metal") {
      return Evidence(dialect: .metal, words: "its name ends in '.metal'")
    }
    return Evidence(
      dialect: nil,
      words: "it has no stitchable function, no 'main', 'mainImage' or 'transition', "
        + "and no JSON comment at its head")
  }

  private static func metalWords(in tokens: [Token]) -> String? {
    for index in tokens.indices.dropLast(2) {
      let (first, second, third) = (tokens[index], tokens[index + 1], tokens[index + 2])
      if first.kind == .leftBracket, second.kind == .leftBracket,
        ["stitchable", "visible", "position", "buffer", "texture"].contains(third.text)
      {
        return "it has the attribute '[[ \(third.text) ]]'"
      }
      if first.text == "using", second.text == "namespace", third.text == "metal" {
        return "it says 'using namespace metal'"
      }
      if second.text == "metal_stdlib", first.kind == .less { return "it includes <metal_stdlib>" }
    }
    return nil
  }

  private static func defines(_ name: String, returning type: String, in tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      tokens[index].text == name && tokens[index].kind == .identifier
        && tokens[index - 1].text == type && tokens[index + 1].kind == .leftParenthesis
    }
  }
}

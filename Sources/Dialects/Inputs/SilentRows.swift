internal import GLSL
internal import Tokens

/// Textures of one row, in which hosts such as Bonzomatic put sound: they read black.
///
/// ```glsl
/// uniform sampler1D texFFT;
/// float bass = texture(texFFT, 0.05).r;  // 0
/// ```
enum SilentRows {
  /// The functions that read one.
  private static let readers: Set<String> = ["texture", "textureLod", "texture1D", "texelFetch"]

  /// Makes a uniform of type `sampler1D` a row of black; returns whether it is one, and only read.
  static func bind(_ uniform: GLSLDeclaration, in draft: inout PassDraft) -> Bool {
    guard uniform.type == "sampler1D", !uniform.isArray,
      isOnlyRead(uniform, in: draft.unit)
    else { return false }
    draft.silence(uniform.name)
    return true
  }

  private static func isOnlyRead(_ uniform: GLSLDeclaration, in unit: GLSLUnit) -> Bool {
    unit.tokens.indices.allSatisfy { index in
      guard unit.tokens[index].text == uniform.name, index != uniform.nameIndex, index > 1 else {
        return true
      }
      return unit.tokens[index - 1].kind == .period
        || unit.tokens[index - 1].kind == .leftParenthesis
          && readers.contains(unit.tokens[index - 2].text)
    }
  }
}

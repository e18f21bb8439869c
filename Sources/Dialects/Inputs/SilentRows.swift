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
      let calls = calls(reading: uniform, in: draft.unit)
    else { return false }
    let reader = draft.prefix + "silence"
    if !draft.hasHeader("// Sound.") {
      draft.addHeader("// Sound.")
      for parameters in ["float place", "float place, float level", "int place, int level"] {
        draft.addHeader("vec4 \(reader)(int row, \(parameters)) { return vec4(0.0); }")
      }
    }
    draft.addHeader("const int \(draft.name(of: uniform)) = 0;")
    for call in calls { draft.replace(call, with: reader) }
    return true
  }

  /// Returns the indices of the functions that read the texture; `nil` if it is used in another
  /// way.
  private static func calls(reading uniform: GLSLDeclaration, in unit: GLSLUnit) -> [Int]? {
    var calls: [Int] = []
    for index in unit.tokens.indices where unit.tokens[index].text == uniform.name {
      if index == uniform.nameIndex || index > 0 && unit.tokens[index - 1].kind == .period {
        continue
      }
      guard index > 1, unit.tokens[index - 1].kind == .leftParenthesis,
        readers.contains(unit.tokens[index - 2].text)
      else { return nil }
      calls.append(index - 2)
    }
    return calls
  }
}

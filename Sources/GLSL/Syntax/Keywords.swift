internal import ShaderTree

/// Words that have a meaning in the grammar, of all versions.
enum Keywords {
  /// Words in front of the type of a declaration.
  static let qualifiers = words(
    """
    const uniform in out inout varying attribute flat smooth noperspective centroid invariant layout
    lowp mediump highp precise buffer shared sample patch coherent volatile restrict readonly
    writeonly subroutine
    """)

  /// Words that begin or end a statement, and are never names.
  static let statements = words(
    """
    if else for while do switch case default break continue return discard struct true false const
    uniform in out inout precision void
    """)

  static let precisions = words("lowp mediump highp")

  /// Names of built-in types, those that are not read in full among them.
  static let types: Set<String> = GLSLReservedWords.keywords.filter { word in
    ["void", "bool", "int", "uint", "float", "double", "atomic_uint"].contains(word)
      || ["vec", "ivec", "uvec", "bvec", "dvec", "mat", "dmat"].contains {
        word.hasPrefix($0) && word.dropFirst($0.count).first?.isNumber == true
      }
      || word.contains("sampler") || ["image", "iimage", "uimage"].contains { word.hasPrefix($0) }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// Names for what an author declares: GLSL reserves some, and gives others a meaning.
package enum GLSLNames {
  /// Returns `name` in a form that is free for the author's use: not taken, no `__`, plain letters.
  package static func legal(_ name: String) -> String {
    let result = plain(name)
    return taken.contains(result) ? result + (result.hasSuffix("_") ? "1" : "_") : result
  }

  /// Returns `name` in letters that GLSL has, without `__` and `gl_`.
  package static func plain(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(UnicodeScalar(byte))
      case UInt8(ascii: "_"):
        // Two in a row are reserved.
        if result.last != "_" { result.append("_") }
      default: result += "u" + String(byte, radix: 16)
      }
    }
    if result.hasPrefix("gl_") { result = "g" + result.dropFirst(3) }
    if result.isEmpty || result == "_" { result = "unnamed" }
    return result
  }

  /// Keywords, reserved words and built-in functions of all versions.
  package static let taken = GLSLReservedWords.keywords.union(GLSLReservedWords.functions)
}

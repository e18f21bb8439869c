internal import CPango

/// The file that holds a font, for libraries that open fonts themselves.
package struct FontFile: Sendable, Hashable {
  package let path: String
  /// Which face of the file; 0 unless it is a collection.
  package let index: Int

  /// Finds the file of the installed family that comes closest; `nil` where fontconfig knows none.
  ///
  /// - Parameter isStrong: Whether the semibold face is wanted instead of the regular one.
  package static func closest(toFamily family: String, isStrong: Bool) -> FontFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, isStrong ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    _ = FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return FontFile(path: String(cString: path), index: Int(index))
  }
}

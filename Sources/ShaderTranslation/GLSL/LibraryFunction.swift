/// A function of metal_stdlib that GLSL lacks or answers differently, as the GLSL text that stands in for it.
///
/// In `text`, `$` is the prefix of the names, `T` the type it is used with, `I` and `B` the integers and bools of the
/// same width. These texts are part of what the compiler writes, and so live with it and not among the shader files.
struct LibraryFunction: Sendable {
  enum Form: Sendable {
    /// One text serves numbers and vectors.
    case anyWidth
    /// The text is for numbers; a vector is taken apart.
    case componentwise
    /// Exactly this text.
    case fixed
  }

  var name: String
  var form = Form.anyWidth
  /// Types of result and parameters, one letter each, for those taken apart: `O` is an `int` that is written.
  var types = ""
  /// Other functions it calls, with the same type.
  var needs: [String] = []
  var text: String

  /// In an order in which each is defined before its use.
  static let all: [LibraryFunction] =
    rounding + mathematics + relations + integers + packing + images

  static let positions: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

}

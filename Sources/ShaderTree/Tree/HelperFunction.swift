/// A function in GLSL text that is added to a program which calls it.
///
/// ```swift
/// HelperFunction("fdim", "T $fdim(T x, T y) {\n  return max(x - y, 0.0);\n}")
/// ```
///
/// In the text, `$` is the prefix of the names, `T` the type it is used with, `I` and `B` the
/// integers and bools of the same width. These texts are part of what the compiler writes, and so
/// are not among the shader files.
package struct HelperFunction: Sendable {
  package enum Form: Sendable, Hashable {
    /// One text for scalars and vectors.
    case anyWidth
    /// The text is for scalars; for vectors a second function calls it for each component.
    ///
    /// `signature` has one letter each for the result and the parameters: `T`, `I` and `B` as in
    /// the text, `U` and `F` the same of `uint` and `float`, `O` an `int` that is written, `i` one
    /// `int` for all components.
    case componentwise(signature: String)
    /// Exactly this text, whatever it is used with.
    case fixed
  }

  package let name: String
  package let form: Form
  /// Other functions it calls, with the same type.
  package let needs: [HelperFunction]
  package let text: String

  package init(
    _ name: String, _ form: Form, needs: [HelperFunction] = [], _ text: String
  ) {
    self.name = name
    self.form = form
    self.needs = needs
    self.text = text
  }

  /// One text for any width.
  package init(_ name: String, _ text: String) { self.init(name, .anyWidth, text) }
}

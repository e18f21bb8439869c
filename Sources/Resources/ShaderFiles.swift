/// The shader files of `Resources/Shaders`, compiled into the program.
///
/// ```swift
/// let source = ShaderFiles.source(at: "Color/harmonicColorEffect.glsl")
/// ```
package enum ShaderFiles {
  /// Paths of all files, relative to `Resources/Shaders`, in alphabetical order.
  package static let paths: [String] = embedded.keys.sorted()

  /// Returns the text of the file at `path`, relative to `Resources/Shaders`; `nil` if there is
  /// none.
  package static func source(at path: String) -> String? { embedded[path] }
}

package import Tokens

/// A form in which shaders are written. A conforming type is the dialect; its values are shaders
/// written in it.
///
/// ```swift
/// struct WavesFile: Dialect {
///   static let name = "waves"
///   static let title = "a waves file"
///   static let feature = "'wave'"
///   static let fileEndings = [".wave"]
///   let entry: SourceLibrary.Entry
///
///   static func evidence(in file: DialectSource) -> String? {
///     file.defines("wave", returning: "float") ? "it defines 'wave'" : nil
///   }
///
///   func read(into program: inout DialectProgram, _ reading: DialectReading) {}
/// }
/// ```
///
/// `KnownDialects.all` lists the dialects; one that is not in the list is never recognized. A
/// dialect does not know the others.
package protocol Dialect: SendableMetatype {
  /// As in `--dialect`.
  static var name: String { get }
  /// As sentences refer to it: "a GLSL fragment shader".
  static var title: String { get }
  /// The mark of a file of this dialect, for lists of what was looked for: "'mainImage'".
  static var feature: String { get }
  /// Endings of files that may be written in it, each with its period. A folder is searched for
  /// them.
  static var fileEndings: [String] { get }
  /// Endings of files that belong to one of the same name, each with its period.
  static var companionEndings: [String] { get }
  /// Endings that decide for this dialect where the content shows none.
  static var decisiveEndings: [String] { get }
  /// Whether a file of this name is a part of a shader that several files of a folder make.
  static func isPart(_ fileName: String) -> Bool
  /// Whether a file of this name makes its folder one shader of this dialect.
  static func marksFolder(_ fileName: String) -> Bool

  /// Returns why a file is taken for this dialect, as the end of a sentence: "it defines
  /// 'mainImage'". `nil` if it is not written in it.
  ///
  /// Comments do not count, unless the dialect says otherwise.
  static func evidence(in file: DialectSource) -> String?

  init(entry: SourceLibrary.Entry)

  /// Finds the shader that several files make, given the path of their folder or of one of them;
  /// `nil` if there is none.
  init?(ofFilesAt path: String, _ reading: DialectReading)

  /// Adds the shader's passes and controls to `program`; reports mistakes in the reading's log.
  func read(into program: inout DialectProgram, _ reading: DialectReading)
}

extension Dialect {
  package static var companionEndings: [String] { [] }
  package static var decisiveEndings: [String] { [] }
  package static func isPart(_ fileName: String) -> Bool { false }
  package static func marksFolder(_ fileName: String) -> Bool { false }

  package init?(ofFilesAt path: String, _ reading: DialectReading) { nil }
}

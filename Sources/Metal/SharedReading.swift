package import Tokens

/// Files of one project as its translations have read them, for they often include the same: a file
/// is lexed once, and a beginning that several have is parsed once.
///
/// ```swift
/// // given folder: SourceFolder
/// let shared = SharedReading()
/// let translations = ["dent.metal", "glow.metal"].map {
///   MetalTranslation(of: $0, in: folder, sharing: shared)
/// }
/// ```
///
/// A translation is the same with it as without. Not for use by several threads at once.
package final class SharedReading {
  package let lexed = LexedFiles()
  let beginnings = ParsedBeginnings()

  package init() {}
}

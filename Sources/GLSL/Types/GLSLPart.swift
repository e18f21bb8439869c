package import Diagnostics
internal import Tokens

/// A part of a program: what an author wrote, or what the host adds around it.
///
/// ```swift
/// // given source: GLSLSource
/// var author = GLSLPart.Author(start: "u0_start")
/// author.given = ["iTime": "u0_time"]
/// author.exported = ["main": "u0_main"]
/// let parts: [GLSLPart] = [
///   .host(["uniform float u0_time;"]), .author(source, author),
///   .host(["void u0_draw() { u0_start(); u0_main(); }"]),
/// ]
/// ```
///
/// An author's names are apart from those of the host and of other authors. What the host declares
/// for a part is `given` to it; functions of a part that the host calls are `exported`.
package struct GLSLPart: Sendable {
  /// How the names of an author and those of the host go together.
  package struct Author: Sendable {
    /// The host's names of what it declares for the author, by the author's names; members of a
    /// block are named as in `block.member`.
    package var given: [String: String] = [:]
    /// The host's names of the author's functions, by the author's.
    package var exported: [String: String] = [:]
    /// Names that the author can read without a declaration, for hints.
    package var offered: [String] = []
    /// Functions whose `out` parameters begin with what the host passes.
    package var initializedOutputs: Set<String> = []
    /// Textures that are black everywhere.
    package var silent: Set<String> = []
    /// Whether its texture coordinates begin at the top left, y down, and not at the bottom left.
    package var readsFromTop = false
    /// The host's name of the function that sets the globals whose initial values depend on
    /// inputs. A call of it is replaced by what it does.
    package var start: String

    package init(start: String) { self.start = start }
  }

  let source: GLSLSource
  /// `nil` for a part of the host, or of an author without one.
  let author: Author?

  package static func author(_ source: GLSLSource, _ author: Author? = nil) -> GLSLPart {
    GLSLPart(source: source, author: author)
  }

  /// Lines of the host.
  ///
  /// - Parameter functions: Where the author's functions are named, by the names the host has for
  ///   them: a call that does not fit is a mistake of the function.
  package static func host(_ lines: [String], functions: [String: Span] = [:]) -> GLSLPart {
    let tokens = lines.flatMap { line -> [Token] in
      var words = Array(Lexer(Array(line.utf8), file: -1).tokens.dropLast())
      if let called = words.lazy.compactMap({ functions[$0.text] }).first {
        for index in words.indices { words[index].span = called }
      }
      return words
    }
    return GLSLPart(source: GLSLSource(tokens, log: DiagnosticLog()), author: nil)
  }
}

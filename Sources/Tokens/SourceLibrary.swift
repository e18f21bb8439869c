package import Diagnostics

/// Reads the files of one translation once, and stores their tokens.
package final class SourceLibrary {
  /// A file that was read.
  package struct Entry {
    package let index: Int32
    package let path: String
    package let tokens: [Token]
    package let comments: [Lexer.Comment]

    package init(index: Int32, path: String, tokens: [Token], comments: [Lexer.Comment]) {
      self.index = index
      self.path = path
      self.tokens = tokens
      self.comments = comments
    }
  }

  /// Bytes above which a file is refused: no one writes this by hand, and tokens take several times
  /// as much.
  package static let largestFile = 4 << 20

  package let log: DiagnosticLog
  private let folder: SourceFolder
  private let displayPrefix: String
  private var entries: [String: Entry] = [:]
  private lazy var allPaths = folder.paths()

  /// - Parameter displayPrefix: Put before paths in messages, so that they can be opened from the
  ///   user's folder.
  package init(folder: SourceFolder, log: DiagnosticLog, displayPrefix: String) {
    self.folder = folder
    self.log = log
    self.displayPrefix = displayPrefix
  }

  /// Paths of the project's Metal sources, in alphabetical order.
  package var metalPaths: [String] { allPaths.filter { $0.hasSuffix(".metal") }.sorted() }

  /// Names of all files that could be included.
  package var fileNames: [String] { allPaths.map(SourceFolder.fileName) }

  /// Returns the file at `path`, reading it the first time; `nil` if there is none or it is too
  /// large.
  package func entry(at path: String) -> Entry? {
    if let known = entries[path] { return known }
    guard let text = folder.read(path) else { return nil }
    let index = Int32(log.files.count)
    guard text.count <= Self.largestFile else {
      log.files.append(SourceFile(path: displayPrefix + path, text: []))
      let start = Span(start: SourceLocation(file: index, offset: 0), length: 1)
      log.report("file has \(text.count) bytes, more than \(Self.largestFile)", at: start)
      return nil
    }
    log.files.append(SourceFile(path: displayPrefix + path, text: text))
    let lexer = Lexer(text, file: index)
    for problem in lexer.problems { log.report(problem.message, at: problem.span) }
    let entry = Entry(index: index, path: path, tokens: lexer.tokens, comments: lexer.comments)
    entries[path] = entry
    return entry
  }

  /// Returns the file meant by `#include "name"` in the file at `path`: beside that file, then
  /// anywhere below the folder under the same name.
  package func include(_ name: String, from path: String) -> Entry? {
    if let beside = SourceFolder.normalized(SourceFolder.directory(of: path) + name),
      let entry = entry(at: beside)
    {
      return entry
    }
    if let atTop = SourceFolder.normalized(name), let entry = entry(at: atTop) { return entry }
    let fileName = SourceFolder.fileName(of: name)
    let matches = allPaths.filter { SourceFolder.fileName(of: $0) == fileName }.sorted()
    return matches.lazy.compactMap { self.entry(at: $0) }.first
  }

  /// Returns the comments of the file with `index`.
  package func comments(ofFile index: Int32) -> [Lexer.Comment] {
    entries.values.first { $0.index == index }?.comments ?? []
  }
}

extension SourceLibrary {
  /// The files read so far whose index is among `indices`, in the order of their reading.
  package func entries(withIndices indices: Set<Int32>) -> [Entry] {
    entries.values.filter { indices.contains($0.index) }.sorted { $0.index < $1.index }
  }
}

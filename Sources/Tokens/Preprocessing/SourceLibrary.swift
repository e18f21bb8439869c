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
  /// Bytes of a project that are searched for functions defined elsewhere.
  private static let searchLimit = 32 << 20

  package let log: DiagnosticLog
  private let folder: SourceFolder
  private let displayPrefix: String
  private let lexed: LexedFiles
  private var entries: [String: Entry] = [:]
  private var headers: [String: Entry] = [:]
  /// Files that were read in search of a name and are not among the entries.
  private var searchedTexts: [String: [UInt8]] = [:]
  private var searchedBytes = 0
  private lazy var allPaths = folder.paths()
  /// The first included file that was not found.
  package private(set) var missingFile: Diagnostic?
  /// Whether a header was left out whose contents are not known.
  package var hasUnknownHeaders = false

  /// - Parameters:
  ///   - displayPrefix: Put before paths in messages, so that they can be opened from the user's
  ///     folder.
  ///   - lexed: Tokens of files that other translations have read.
  package init(
    folder: SourceFolder, log: DiagnosticLog, displayPrefix: String,
    lexed: LexedFiles = LexedFiles()
  ) {
    self.lexed = lexed
    self.folder = folder
    self.log = log
    self.displayPrefix = displayPrefix
  }

  /// Paths of the project's Metal sources, the nearest first.
  package var metalPaths: [String] { allPaths.filter { $0.hasSuffix(".metal") } }

  /// Paths of the files that were read and are part of the translation.
  package var readPaths: [String] { entries.keys.sorted() }

  /// Names of all files that could be included.
  package var fileNames: [String] { allPaths.map(SourceFolder.fileName) }

  /// Returns the file at `path`, reading it the first time; `nil` if there is none or it is too
  /// large.
  package func entry(at path: String) -> Entry? {
    if let known = entries[path] { return known }
    guard let text = folder.read(path) else { return nil }
    return entry(at: path, text)
  }

  private func entry(at path: String, _ text: [UInt8]) -> Entry? {
    let index = Int32(log.files.count)
    let displayPath = folder.displayPath?(path) ?? displayPrefix + path
    guard text.count <= Self.largestFile else {
      log.files.append(SourceFile(path: displayPath, text: []))
      let start = Span(start: SourceLocation(file: index, offset: 0), length: 1)
      log.report("file has \(text.count) bytes, more than \(Self.largestFile)", at: start)
      return nil
    }
    log.files.append(
      SourceFile(path: displayPath, text: text, showsLines: folder.showsLines(path, text)))
    let lexer = lexed.lexed(text, file: index)
    for problem in lexer.problems { log.report(problem.message, at: problem.span) }
    let entry = Entry(index: index, path: path, tokens: lexer.tokens, comments: lexer.comments)
    entries[path] = entry
    return entry
  }

  /// Returns a header of the standard library, which is not a file of the project.
  ///
  /// - Parameter name: The name between `<` and `>`, for messages.
  package func header(_ name: String, _ text: String) -> Entry {
    if let known = headers[name] { return known }
    let index = Int32(log.files.count)
    let bytes = Array(text.utf8)
    log.files.append(SourceFile(path: "<\(name)>", text: bytes))
    let lexer = lexed.lexed(bytes, file: index)
    let entry = Entry(index: index, path: name, tokens: lexer.tokens, comments: [])
    headers[name] = entry
    return entry
  }

  /// Returns the file at `path` if `name` is a word in it.
  package func entry(at path: String, naming name: String) -> Entry? {
    if let known = entries[path] { return known.names(name) ? known : nil }
    if searchedTexts[path] == nil, searchedBytes < Self.searchLimit {
      searchedTexts[path] = folder.read(path)
      searchedBytes += searchedTexts[path]?.count ?? 0
    }
    guard let text = searchedTexts[path], text.count <= Self.largestFile,
      text.contains(word: Array(name.utf8)),
      let found = entry(at: path, text)
    else { return nil }
    return found.names(name) ? found : nil
  }

  /// Returns the file meant by `#include "name"` in the file at `path`: beside that file, in the
  /// folders for included files, then anywhere under the same name.
  package func include(_ name: String, from path: String) -> Entry? {
    for directory in [SourceFolder.directory(of: path)] + folder.includeFolders {
      if let place = folder.path(of: name, included: directory), let entry = entry(at: place) {
        return entry
      }
    }
    let fileName = SourceFolder.fileName(of: name)
    return allPaths.lazy.filter { SourceFolder.fileName(of: $0) == fileName }
      .compactMap { self.entry(at: $0) }.first
  }

  /// Reports that the file meant by `#include "name"` is not there.
  package func reportMissing(_ name: String, from path: String, at span: Span) {
    let place = folder.path(of: name, included: SourceFolder.directory(of: path))
    let isInside = place.map { !$0.isAbsolutePath || folder.isInProject($0) } ?? false
    let diagnostic = log.diagnostic(
      isInside ? "'\(name)' file not found" : "'\(name)' lies outside of the project", at: span,
      hint: didYouMean(SourceFolder.fileName(of: name), among: fileNames)
        ?? "files of the project, and of the folders that '--include' names, can be included")
    log.record(diagnostic)
    hasUnknownHeaders = true
    if missingFile == nil { missingFile = diagnostic }
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

extension [UInt8] {
  /// Whether the bytes of `word` stand somewhere in it, alone or inside another word.
  fileprivate func contains(word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}

extension SourceLibrary.Entry {
  /// Whether `name` is one of its words.
  fileprivate func names(_ name: String) -> Bool {
    tokens.contains { $0.kind == .identifier && $0.text == name }
  }
}

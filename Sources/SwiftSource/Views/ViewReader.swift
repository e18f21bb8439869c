internal import Glibc

/// Finds the calls of shader functions in the Swift files of a project.
///
/// ```swift
/// // given bytes: [UInt8]
/// let calls = ViewReader([("ContentView.swift", bytes)], functions: ["ripple"]).calls
/// ```
///
/// Nothing is run: it reads the tokens of calls, of the constants in their arguments, and of the
/// controls that move those. Anything else is `.needsRunning`.
package struct ViewReader: Sendable {
  let files: [ViewFile]
  /// Names of variables, properties and types that are a library of shaders.
  let libraries: Set<String>
  /// The functions whose calls are read; `nil` for all.
  private let functions: Set<String>?

  /// - Parameter functions: The functions whose calls are of interest; all if left out. Files that
  ///   name none of them are not taken apart.
  package init(
    _ texts: [(path: String, bytes: [UInt8])], functions: Set<String>? = nil
  ) {
    self.functions = functions
    let makers = texts.filter { Self.makesLibraries($0.bytes) }
      .map { ViewFile(path: $0.path, bytes: $0.bytes) }
    let libraries = Set(makers.flatMap(\.libraries))
    self.libraries = libraries
    files = texts.filter { text in
      let isWanted = functions?.contains { text.bytes.contains(word: $0) } ?? true
      return isWanted
        && (Self.hasCalls(text.bytes) || libraries.contains { text.bytes.contains(word: $0) })
    }.map { ViewFile(path: $0.path, bytes: $0.bytes) }
  }

  /// Whether a Swift file may call a shader function.
  package static func hasCalls(_ bytes: [UInt8]) -> Bool {
    bytes.contains(word: "ShaderLibrary") || bytes.contains(word: "ShaderFunction")
      || (bytes.contains(word: "Shader") || bytes.contains(word: "function"))
        && bytes.contains(word: "library")
  }

  /// Whether a Swift file may call one of these functions, or name the library that has them.
  package static func concerns(_ functions: Set<String>, _ bytes: [UInt8]) -> Bool {
    functions.contains { bytes.contains(word: $0) } || makesLibraries(bytes)
  }

  /// Whether a name is a text of a Swift file, as of a function that it hands over.
  package static func quotes(_ name: String, _ bytes: [UInt8]) -> Bool {
    bytes.contains(word: name)
      && SwiftTokens(bytes).all.contains { $0.kind == .string && $0.text == name }
  }

  /// Whether a Swift file may name a library of shaders: a variable, a property or a type.
  package static func makesLibraries(_ bytes: [UInt8]) -> Bool {
    bytes.contains(word: "ShaderLibrary")
      && (bytes.contains(word: "bundle") || bytes.contains(word: "dynamicMemberLookup")
        || bytes.contains(word: "static"))
  }

  /// All calls, in the order of the files and of their lines.
  package var calls: [ShaderCall] {
    files.flatMap { CallFinder(in: $0, of: self).calls }
  }

  func isWanted(_ function: String) -> Bool { functions?.contains(function) ?? true }
}

extension ViewFile {
  /// Names of its variables, properties and types that are a library of shaders.
  fileprivate var libraries: [String] {
    let variables = variables.filter { variable in
      if variable.type == "ShaderLibrary" { return true }
      var base = variable.value
      while case .call(.member(let inner, let name), _)? = base, ["bundle", "init"].contains(name) {
        base = inner
      }
      while case .member(let inner, "default")? = base { base = inner }
      if case .call(let callee, _)? = base { base = callee }
      if case .name("ShaderLibrary", _)? = base { return true }
      return false
    }
    let types = tokens.places(of: "dynamicMemberLookup").compactMap { place -> String? in
      let found = scopes.first { $0.open > place }
      guard let found, case .type(let name) = found.owner,
        tokens.places(of: "ShaderLibrary").contains(where: {
          (found.open..<found.close).contains($0)
        })
      else { return nil }
      return name
    }
    return variables.map(\.name) + types
  }
}

extension [UInt8] {
  /// Whether a word occurs by itself, not as a part of a longer name.
  func contains(word: String) -> Bool {
    let word = [UInt8](word.utf8)
    guard let first = word.first else { return false }
    return withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      var offset = 0
      while offset + word.count <= text.count,
        let found = memchr(start + offset, Int32(first), text.count - offset - word.count + 1)
      {
        let place = UnsafeRawPointer(found) - start
        let end = place + word.count
        if memcmp(found, word, word.count) == 0,
          place == 0 || !Self.continuesName(text[place - 1]),
          end == text.count || !Self.continuesName(text[end])
        {
          return true
        }
        offset = place + 1
      }
      return false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
  }
}

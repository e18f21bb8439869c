internal import Diagnostics
internal import Files

/// The message of Swift's runtime when a program ends: the reason, and where in the user's files.
///
/// reason = [file ":" line ":"] "Fatal error:" text | "*** Program crashed:" text
/// frame = number … "in" function "at" path ":" line ":" column
struct LastWords {
  /// "Index out of range"
  private(set) var reason: String?
  private(set) var span: SourceSpan?
  private(set) var sourceLine: String?

  /// - Parameters:
  ///   - output: The last lines of the program.
  ///   - trace: What the runtime printed about the crash.
  ///   - originals: The user's files by the paths under which they were compiled.
  init(output: [String], trace: [String], originals: [String: String]) {
    for line in output.suffix(20) {
      guard let (place, text) = Self.fatalError(in: line) else { continue }
      reason = text
      let parts = place.split(separator: ":")
      if parts.count == 2, let number = Int(parts[1]), parts[0].hasPrefix("UserViews/") {
        let name = parts[0].dropFirst("UserViews/".count)
        let path = originals.first { $0.key.namePart == name }?.value
        if let path { span = SourceSpan(file: path, line: number) }
      }
    }
    for line in trace {
      if reason == nil, let text = Self.remainder(of: line, behind: "Swift runtime failure: ") {
        reason = Self.words(of: text)
      }
      if let place = Self.place(in: line), let path = originals[place.path] {
        // The innermost frame in the user's files.
        span = SourceSpan(file: path, line: place.line, column: place.column)
        break
      }
    }
    if reason == nil, Self.isFullStack(trace, in: originals) {
      reason = "it calls itself without end"
    }
    if reason == nil {
      reason = trace.lazy.compactMap { Self.remainder(of: $0, behind: "*** Program crashed: ") }
        .first.map { Self.words(of: $0).lowercased() }
    }
    if let span { sourceLine = Self.line(span.line, of: span.file) }
  }

  /// Whether the stack was full: an address that is not there, in calls that repeat themselves.
  private static func isFullStack(_ trace: [String], in originals: [String: String]) -> Bool {
    let addresses = ["*** Program crashed: Bad pointer", "*** Program crashed: Bus error"]
    guard
      trace.contains(where: { line in
        addresses.contains { remainder(of: line, behind: $0) != nil }
      })
    else { return false }
    var counts: [String: Int] = [:]
    for line in trace {
      guard let place = place(in: line), originals[place.path] != nil else { continue }
      counts["\(place.path):\(place.line):\(place.column)", default: 0] += 1
    }
    return (counts.values.max() ?? 0) >= 5
  }

  /// "a/b.swift:12: Fatal error: text"
  private static func fatalError(in line: String) -> (place: Substring, text: String)? {
    for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let text = remainder(of: line, behind: "\(kind): ") ?? remainder(of: line, behind: kind)
      else { continue }
      let place = line.dropLast(text.count).dropLast(kind.count)
      return (place.prefix { $0 != " " }.dropLast(), text.isEmpty ? kind.lowercased() : text)
    }
    return nil
  }

  /// " at /tmp/views/Ripple.swift:12:5"
  private static func place(in line: String) -> (path: String, line: Int, column: Int)? {
    guard let text = remainder(of: line, behind: " at ") else { return nil }
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let number = Int(parts[parts.count - 2])
    else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), number, column)
  }

  /// The text behind the last place of `words`.
  private static func remainder(of line: String, behind words: String) -> String? {
    let (bytes, sought) = (Array(line.utf8), Array(words.utf8))
    guard bytes.count >= sought.count else { return nil }
    for start in stride(from: bytes.count - sought.count, through: 0, by: -1)
    where bytes[start...].starts(with: sought) {
      return String(decoding: bytes[(start + sought.count)...], as: UTF8.self)
    }
    return nil
  }

  /// Without the address or the library behind it.
  private static func words(of text: String) -> String {
    let words = text.split(separator: " ")
    let end = words.firstIndex { ["at", "in", "***"].contains($0) } ?? words.count
    return words[..<end].joined(separator: " ")
  }

  private static func line(_ number: Int, of path: String) -> String? {
    // A file that is gone shows no line.
    guard let bytes = try? readWhole(path, limit: 4 << 20) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}

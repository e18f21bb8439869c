/// Makes an input smaller as long as it ends in the same way.
///
/// ```swift
/// var minimizer = Minimizer(budget: 200) { verdict(of: $0) == verdict }
/// let small = minimizer.minimized(input)
/// ```
///
/// Leaves out halves, then smaller and smaller parts: first of lines, then of words, then of
/// bytes. Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE
/// Transactions on Software Engineering 28 (2), 2002.
package struct Minimizer {
  private let isSame: ([UInt8]) -> Bool
  private var budget: Int

  /// - Parameter budget: Inputs that are tried at most.
  package init(budget: Int, isSame: @escaping ([UInt8]) -> Bool) {
    (self.budget, self.isSame) = (budget, isSame)
  }

  package mutating func minimized(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    bytes = shrunk(Self.lines(bytes))
    bytes = shrunk(Self.words(bytes))
    return bytes.count < 400 ? shrunk(bytes.map { [$0][...] }) : bytes
  }

  private mutating func shrunk(_ all: [ArraySlice<UInt8>]) -> [UInt8] {
    var parts = all
    var size = max(1, parts.count / 2)
    while size >= 1, !parts.isEmpty, budget > 0 {
      var start = 0
      var hasShrunk = false
      while start < parts.count, budget > 0 {
        var fewer = parts
        fewer.removeSubrange(start..<min(parts.count, start + size))
        budget -= 1
        if isSame(Array(fewer.joined())) {
          parts = fewer
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      size = max(1, size / 2)
    }
    return Array(parts.joined())
  }

  /// Lines, each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Words, each with the space behind it.
  private static func words(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let starts = Mutations.split(bytes).map(\.startIndex)
    guard let first = starts.first else { return [bytes[...]] }
    let ends = starts.dropFirst() + [bytes.count]
    return (first > 0 ? [bytes[..<first]] : []) + zip(starts, ends).map { bytes[$0..<$1] }
  }
}

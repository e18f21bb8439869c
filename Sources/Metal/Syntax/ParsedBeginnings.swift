internal import Tokens

/// The beginning of a unit up to the end of an included file, or all of it, parsed without a
/// mistake.
struct ParsedBeginning {
  let declarations: [DeclarationSyntax]
  /// Tokens that it has.
  let count: Int
  let typeScopes: [[String: Bool]]
  let templateNames: Set<String>
  let namespaceNames: Set<String>
  let namespaceAliases: [String: [String]]
  let anonymousCount: Int
}

/// Beginnings of units that were parsed before: of files that include the same, that is parsed
/// once.
///
/// A unit begins as another one does if its tokens are the same, their places included. Not for use
/// by several threads at once.
final class ParsedBeginnings {
  private struct Unit {
    let tokens: [Token]
    /// The shortest first.
    let beginnings: [ParsedBeginning]
  }

  private var units: [Unit] = []

  /// Tokens of all units whose beginnings are stored, and of one below which it is not.
  private static let (maxTokens, minTokens) = (200_000, 500)

  /// Returns the longest beginning that is known of a unit; `nil` if none is.
  func beginning(of tokens: [Token]) -> ParsedBeginning? {
    let found = units.compactMap { unit -> ParsedBeginning? in
      let common = Self.commonCount(unit.tokens, tokens)
      return unit.beginnings.last { $0.count <= common }
    }
    return found.max { $0.count < $1.count }
  }

  private static func commonCount(_ a: [Token], _ b: [Token]) -> Int {
    let limit = min(a.count, b.count)
    var count = 0
    while count < limit, a[count].isSame(as: b[count]) { count += 1 }
    return count
  }

  /// Stores the beginnings of a unit, the shortest first.
  ///
  /// - Parameter known: The one that was not parsed again.
  func store(
    _ beginnings: [ParsedBeginning], of tokens: [Token], behind known: ParsedBeginning?
  ) {
    let least = max(Self.minTokens, (known?.count ?? 0) + 1)
    let found = beginnings.filter { $0.count >= least }
    let stored = units.reduce(0) { $0 + $1.tokens.count }
    guard let longest = found.last, stored + longest.count <= Self.maxTokens else { return }
    units.append(Unit(tokens: Array(tokens[..<longest.count]), beginnings: found))
  }
}

extension Token {
  fileprivate func isSame(as other: Token) -> Bool {
    span == other.span && kind == other.kind && text == other.text
      && startsLine == other.startsLine
  }
}

extension Parser {
  /// Whether the token before the current one is of another file.
  var isBehindFile: Bool {
    index > 0 && tokens[index - 1].span.start.file != token.span.start.file
  }

  /// The unit up to the current token.
  func beginning(with declarations: [DeclarationSyntax]) -> ParsedBeginning {
    ParsedBeginning(
      declarations: declarations, count: index, typeScopes: typeScopes,
      templateNames: templateNames, namespaceNames: namespaceNames,
      namespaceAliases: namespaceAliases, anonymousCount: anonymousCount)
  }

  /// Goes behind a beginning of the unit.
  mutating func resume(behind beginning: ParsedBeginning) {
    (index, typeScopes) = (beginning.count, beginning.typeScopes)
    (templateNames, namespaceNames) = (beginning.templateNames, beginning.namespaceNames)
    (namespaceAliases, anonymousCount) = (beginning.namespaceAliases, beginning.anonymousCount)
  }
}

internal import GLSL
internal import Tokens

/// The use of uniforms in the text of a shader, for where their names say too little.
///
/// Found in the order of the words alone: what a function does with its parameters is not followed.
struct UniformUses {
  /// How much there is of each of two values: `amount` in `mix(a, b, amount)`.
  private(set) var shares: Set<String> = []
  /// Points of the complex plane that are added in every round: `c` in `z = square(z) + c`.
  private(set) var addends: Set<String> = []
  /// Points of the complex plane from which those of the picture are counted: `center` in
  /// `c = center + place * zoom`.
  private(set) var planeCenters: Set<String> = []
  /// Places that are compared with pixels: `mouse` in `mouse / resolution`.
  private(set) var pixelPlaces: Set<String> = []

  /// Limits of what is looked at for points of the complex plane.
  private static let mostTokens = 40_000
  private static let mostLoops = 256
  private static let mostNames = 64

  private let tokens: [Token]
  /// Statements, or what is between two braces or semicolons.
  private var statements: [Range<Int>] = []

  /// No uses: of a text that is not read yet.
  init() { tokens = [] }

  init(of unit: GLSLUnit) {
    tokens = unit.tokens
    let names = Set(unit.uniforms.map(\.name))
    guard !names.isEmpty else { return }
    statements = Self.statements(of: tokens)
    findShares()
    findPlanePoints()
    findPixelPlaces()
    shares.formIntersection(names)
    addends.formIntersection(names)
    planeCenters.formIntersection(names)
    pixelPlaces.formIntersection(names)
  }

  private static func statements(of tokens: [Token]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .semicolon, .leftBrace, .rightBrace:
        if index > start { found.append(start..<index) }
        start = index + 1
      default: break
      }
    }
    return found
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func kind(_ index: Int) -> TokenKind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  /// The index behind a name and its swizzle.
  private func end(ofName index: Int) -> Int { kind(index + 1) == .period ? index + 3 : index + 1 }

  /// Whether a token is a name, and not that of a member.
  private func isName(_ index: Int) -> Bool {
    kind(index) == .identifier && kind(index - 1) != .period
  }

  // MARK: - Shares

  private mutating func findShares() {
    for index in tokens.indices where text(index) == "mix" && kind(index + 1) == .leftParenthesis {
      let arguments = arguments(from: index + 2)
      guard arguments.count == 3 else { continue }
      var last = withoutParentheses(arguments[2])
      // `clamp(x, 0.0, 1.0)`
      if text(last.lowerBound) == "clamp" || text(last.lowerBound) == "saturate" {
        last = self.arguments(from: last.lowerBound + 2).first ?? last
      }
      if last.count == 1, isName(last.lowerBound) { shares.insert(text(last.lowerBound)) }
    }
  }

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, kind(range.lowerBound) == .leftParenthesis,
      matching(range.lowerBound) == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  /// The arguments of a call from the first token behind its parenthesis.
  private func arguments(from first: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var depth = 0
    var start = first
    for index in first..<max(first, tokens.count) {
      switch kind(index) {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis where depth == 0: return found + [start..<index]
      case .rightParenthesis, .rightBracket: depth -= 1
      case .comma where depth == 0:
        found.append(start..<index)
        start = index + 1
      case .semicolon, .leftBrace, .rightBrace: return []
      default: break
      }
    }
    return []
  }

  // MARK: - The complex plane

  private mutating func findPlanePoints() {
    guard tokens.count <= Self.mostTokens else { return }
    let tested = testedForEscape
    let loops = loops
    var points: Set<String> = []
    var rounds: Set<String> = []
    let repeated = statements.filter { statement in
      loops.contains { $0.contains(statement.lowerBound) }
    }
    let doubling = statements.filter { statement in
      statement.contains { kind($0) == .number && ["2", "2.", "2.0"].contains(text($0)) }
    }.prefix(Self.mostLoops)
    let squares = Set(repeated.lazy.compactMap(difference).prefix(Self.mostNames)).filter { parts in
      doubling.contains { hasAll(parts, in: $0) }
    }
    for statement in repeated {
      let target = target(of: statement)
      let isRound =
        target.map { tested.contains($0.name) && isUsed($0.name, in: $0.value) } ?? false
      let isOfSquare =
        difference(in: statement).map { squares.contains($0) } ?? false
        || doubling.contains(statement) && squares.contains(where: { hasAll($0, in: statement) })
      guard isRound || isOfSquare else { continue }
      if let target { rounds.insert(target.name) }
      points.formUnion(
        added(in: target?.value ?? statement, by: [.plus, .plusEqual])
          .filter { $0 != target?.name })
    }
    addends = points
    // What the points are made of, and where the first round begins.
    var open = points.union(rounds)
    var seen: Set<String> = []
    while seen.count < Self.mostNames, let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      for statement in statements {
        guard let target = target(of: statement), target.name == name else { continue }
        let found = added(in: target.value, by: [.plus, .minus, .plusEqual]).subtracting(points)
        planeCenters.formUnion(found)
        open.formUnion(found)
      }
    }
  }

  /// The bodies of loops.
  private var loops: [Range<Int>] {
    let starts = tokens.indices.lazy.filter { ["for", "while", "do"].contains(text($0)) }
    return starts.prefix(Self.mostLoops).map { index in
      let head = kind(index + 1) == .leftParenthesis ? matching(index + 1) : index
      guard kind(head + 1) == .leftBrace else {
        let end = tokens[head...].firstIndex { $0.kind == .semicolon } ?? head
        return head..<end
      }
      return head..<max(head, matching(head + 1))
    }
  }

  /// The index of the parenthesis or brace that closes one.
  private func matching(_ open: Int) -> Int {
    let close: TokenKind = kind(open) == .leftBrace ? .rightBrace : .rightParenthesis
    var depth = 0
    for index in open..<tokens.count {
      if kind(index) == kind(open) { depth += 1 }
      if kind(index) == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return open
  }

  /// Variables whose length is compared, as where a round ends: `dot(z, z) > 4.0`.
  private var testedForEscape: Set<String> {
    var found: Set<String> = []
    for index in tokens.indices where kind(index + 1) == .leftParenthesis {
      let name = text(index + 2)
      let end: Int
      switch text(index) {
      case "length" where kind(index + 3) == .rightParenthesis: end = index + 4
      case "dot" where kind(index + 3) == .comma && text(index + 4) == name: end = index + 6
      default: continue
      }
      if [.greater, .greaterEqual, .less, .lessEqual].contains(kind(end)), kind(end + 1) == .number
      {
        found.insert(name)
      }
    }
    return found
  }

  /// The variable that a statement sets, and what it sets it to.
  private func target(of statement: Range<Int>) -> (name: String, value: Range<Int>)? {
    guard let sign = statement.first(where: { kind($0) == .equal || kind($0) == .plusEqual }),
      let name = statement.lowerBound < sign
        ? (statement.lowerBound..<sign).last(where: isName) : nil
    else { return nil }
    return (
      text(name), (kind(sign) == .equal ? sign + 1 : statement.lowerBound)..<statement.upperBound
    )
  }

  private func isUsed(_ name: String, in range: Range<Int>) -> Bool {
    range.contains { isName($0) && text($0) == name }
  }

  /// Returns `x` and `y` if a statement has `x * x - y * y`, with or without members: with `2 * x *
  /// y` that is the square of a complex number.
  private func difference(in statement: Range<Int>) -> [String]? {
    for index in statement where kind(index - 1) != .minus {
      guard let middle = square(from: index), kind(middle) == .minus,
        square(from: middle + 1) != nil
      else { continue }
      return [index, middle + 1].map { spelling(ofName: $0) }
    }
    return nil
  }

  /// Whether a statement has these names.
  private func hasAll(_ names: [String], in statement: Range<Int>) -> Bool {
    names.allSatisfy { name in
      statement.contains { isName($0) && spelling(ofName: $0) == name }
    }
  }

  /// Returns the index behind `x * x` or `z.x * z.x`; `nil` if there is no square.
  private func square(from index: Int) -> Int? {
    let star = end(ofName: index)
    guard isName(index), kind(star) == .star, isName(star + 1),
      spelling(ofName: index) == spelling(ofName: star + 1)
    else { return nil }
    return end(ofName: star + 1)
  }

  private func spelling(ofName index: Int) -> String {
    (index..<min(end(ofName: index), tokens.count)).map(text).joined()
  }

  /// Names that are added to something by one of these signs, whole or by a member.
  private func added(in range: Range<Int>, by signs: [TokenKind]) -> Set<String> {
    var found: Set<String> = []
    for index in range where isName(index) && kind(index + 1) != .leftParenthesis {
      let (before, next) = (index - 1, end(ofName: index))
      func isOne(_ index: Int, of kinds: [TokenKind]) -> Bool {
        range.contains(index) && kinds.contains(kind(index))
      }
      let isWhole = index == range.lowerBound && next == range.upperBound
      guard isOne(before, of: signs) || isOne(next, of: signs) || isWhole,
        !isOne(before, of: [.star, .slash]), !isOne(next, of: [.star, .slash])
      else { continue }
      found.insert(text(index))
    }
    return found
  }

  // MARK: - Pixels

  private mutating func findPixelPlaces() {
    let copies = copies
    for index in tokens.indices where isName(index) {
      let (before, next) = (index - 1, end(ofName: index))
      let isInPixels =
        kind(next) == .slash && Self.isResolution(text(next + 1))
        || [.minus, .plus].contains(kind(next)) && isFragmentPlace(next + 1)
        || kind(before) == .minus && isFragmentPlace(endingAt: before)
        || text(before - 1) == "distance" && kind(next) == .comma && isFragmentPlace(next + 1)
        || kind(before) == .comma && text(startOfName(endingAt: before) - 2) == "distance"
          && isFragmentPlace(endingAt: before)
      guard isInPixels else { continue }
      pixelPlaces.insert(copies[text(index)] ?? text(index))
    }
  }

  /// Variables that are copies: `m` by `mouse` for `vec2 m = mouse.xy`.
  private var copies: [String: String] {
    var found: [String: String] = [:]
    for statement in statements {
      guard let target = target(of: statement), isName(target.value.lowerBound),
        kind(target.value.lowerBound - 1) == .equal,
        end(ofName: target.value.lowerBound) == target.value.upperBound
      else { continue }
      found[target.name] = text(target.value.lowerBound)
    }
    return found
  }

  private static func isResolution(_ name: String) -> Bool {
    InputNames.resolutionWords.contains(InputNames.bareWord(name))
  }

  /// Whether `gl_FragCoord` begins at a token, and is not divided.
  private func isFragmentPlace(_ index: Int) -> Bool {
    text(index) == "gl_FragCoord" && kind(end(ofName: index)) != .slash
  }

  /// Whether `gl_FragCoord`, with a swizzle or without, ends before a token.
  private func isFragmentPlace(endingAt end: Int) -> Bool {
    text(startOfName(endingAt: end)) == "gl_FragCoord"
  }

  private func startOfName(endingAt end: Int) -> Int {
    kind(end - 2) == .period ? end - 3 : end - 1
  }
}

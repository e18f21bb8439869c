/// The literals of a Swift file that states of views begin with, and that calls pass to shaders.
///
/// ```swift
/// // given bytes: [UInt8]
/// let literals = AuthorLiterals(path: "Card.swift", bytes: bytes)
/// literals.state("amount", of: "Card")  // the `0.5` of `@State private var amount = 0.5`
/// ```
///
/// Nothing is computed: a value that another expression gives is none.
package struct AuthorLiterals: Sendable {
  private let file: ViewFile
  private let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    file = ViewFile(path: path, bytes: bytes)
    self.bytes = bytes
  }

  /// A place where a value comes from.
  package struct Place: Sendable, Hashable {
    /// Its bytes in the file.
    package let range: Range<Int>
    /// As it is written.
    package let text: String
    /// Counted from 1.
    package let line: Int
    /// Whether it is a literal on one line, which another one can take the place of.
    package let isLiteral: Bool
  }

  /// The value that a state begins with; `nil` if the view has no such state here, or gives it no
  /// value where it declares it.
  package func state(_ name: String, of view: String) -> Place? {
    for variable in file.variables(named: name) {
      guard let wrapper = variable.wrapper,
        ["State", "SceneStorage", "AppStorage"].contains(wrapper),
        file.type(around: variable.index) == view, let start = valueStart(of: variable.index)
      else { continue }
      var parser = SwiftParser(file.tokens, at: start)
      let value = parser.parseExpression()
      return place(from: start, to: parser.index, isLiteral: Self.isLiteral(value))
    }
    return nil
  }

  /// The values inside an argument of each call of a shader function: `1, 2` of `.float2(1, 2)`.
  ///
  /// - Parameter index: Of the argument among those that the view passes.
  package func argument(_ index: Int, of function: String) -> [Place] {
    ViewReader([(path: file.path, bytes: bytes)], functions: [function]).calls
      .filter { !$0.isEarly }
      .compactMap { call in
        guard let name = token(atLine: call.line, column: call.column) else { return nil }
        return argument(index, ofCallNamedAt: name)
      }
  }

  // MARK: - Places

  private func token(atLine line: Int, column: Int) -> Int? {
    file.tokens.all.firstIndex { $0.line == line && file.column(of: $0) == column }
  }

  /// The token behind the "=" of a variable.
  private func valueStart(of name: Int) -> Int? {
    var index = name + 1
    let tokens = file.tokens
    let end = index + 24
    while index < min(end, tokens.all.count), !tokens[index].isSymbol("=") {
      guard !tokens[index].isSymbol("{"), !tokens[index].isWord("var"), !tokens[index].isWord("let")
      else { return nil }
      index += 1
    }
    return tokens[index].isSymbol("=") ? index + 1 : nil
  }

  private func argument(_ number: Int, ofCallNamedAt name: Int) -> Place? {
    let tokens = file.tokens
    var open = name + 1
    while tokens[open].isSymbol(")") || tokens[open].isSymbol("]") { open += 1 }
    // `Shader(function: …, arguments: […])`
    if tokens[open].isSymbol(","), tokens[open + 1].isWord("arguments"),
      tokens[open + 2].isSymbol(":")
    {
      open += 3
    }
    let close = tokens.partner[min(open, tokens.all.count - 1)]
    guard tokens[open].isSymbol("(") || tokens[open].isSymbol("["), close > open else { return nil }
    var (start, count) = (open + 1, 0)
    for index in open + 1...close where index == close || isComma(index, in: open) {
      if count == number { return inside(from: start, to: index) }
      (start, count) = (index + 1, count + 1)
    }
    return nil
  }

  private func isComma(_ index: Int, in open: Int) -> Bool {
    file.tokens[index].isSymbol(",") && file.tokens.enclosing[index] == open
  }

  /// The values of `.float2(1, 2)`; the whole argument where it is written otherwise.
  private func inside(from start: Int, to end: Int) -> Place? {
    let tokens = file.tokens
    guard start < end else { return nil }
    guard let open = (start..<end).first(where: { tokens[$0].isSymbol("(") }),
      tokens.partner[open] == end - 1, tokens[open - 1].kind == .identifier
    else { return place(from: start, to: end, isLiteral: false) }
    var parser = SwiftParser(tokens, at: open)
    let values = parser.parseArguments().map(\.value)
    return place(
      from: open + 1, to: end - 1, isLiteral: !values.isEmpty && values.allSatisfy(Self.isLiteral))
  }

  private func place(from start: Int, to end: Int, isLiteral: Bool) -> Place? {
    guard start < end else { return nil }
    let (first, last) = (file.tokens[start], file.tokens[end - 1])
    let range = first.range.lowerBound..<last.range.upperBound
    let isSwitch = start + 1 == end && (first.isWord("true") || first.isWord("false"))
    return Place(
      range: range, text: String(decoding: bytes[range], as: UTF8.self), line: first.line,
      isLiteral: (isLiteral || isSwitch) && first.line == last.line)
  }

  /// Types whose values are made of literals.
  private static let types: Set = [
    "CGPoint", "CGSize", "CGFloat", "Double", "Float", "Int", "Color", "init", "UnitPoint",
  ]

  private static func isLiteral(_ value: SwiftExpression) -> Bool {
    switch value {
    case .number, .implicitMember: true
    case .string(let text): !text.contains("\\(")
    case .negated(let inner): isLiteral(inner)
    // `Color.red`, `Mood.calm`
    case .member(.name(let type, _), _): type.first?.isUppercase == true
    case .call(let callee, let arguments):
      callee.lastName.map(types.contains) == true && arguments.allSatisfy { isLiteral($0.value) }
    case .name, .member, .dynamicMember, .list, .binary, .other: false
    }
  }
}

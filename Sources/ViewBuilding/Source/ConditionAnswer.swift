internal import SwiftSource

/// The value of a condition of `#if`, as far as it is known before the file is compiled.
enum ConditionAnswer: Sendable {
  case yes, no, unknown

  var negated: ConditionAnswer {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  func and(_ other: ConditionAnswer) -> ConditionAnswer {
    self == .no || other == .no ? .no : self == .yes && other == .yes ? .yes : .unknown
  }

  func or(_ other: ConditionAnswer) -> ConditionAnswer {
    negated.and(other.negated).negated
  }
}

/// Reads the condition of one `#if`, and lists the questions in it that the compiler would answer
/// for Linux.
///
/// ```swift
/// // given tokens: SwiftTokens
/// var reader = ConditionReader(tokens, at: 2)
/// let answer = reader.readCondition()  // .yes for "#if os(iOS) && DEBUG"
/// reader.platforms                     // os(iOS), which is true
/// ```
struct ConditionReader {
  /// One question that is answered here, as `os(…)`: its bytes, and the answer.
  struct Platform {
    let range: Range<Int>
    let isTrue: Bool
  }

  private let tokens: SwiftTokens
  private(set) var index: Int
  private(set) var platforms: [Platform] = []
  private var depth = 0

  /// Parentheses and negations inside each other; deeper ones are not read.
  private static let maxDepth = 50
  private static let present: Set = [
    "Swift", "SwiftUI", "Combine", "Foundation", "Observation", "Dispatch",
  ]
  private static let absent: Set = ["AppKit", "WatchKit", "Cocoa"]

  init(_ tokens: SwiftTokens, at index: Int) { (self.tokens, self.index) = (tokens, index) }

  /// condition = all ("||" all)*
  mutating func readCondition() -> ConditionAnswer {
    var answer = readAll()
    while accept("||") { answer = answer.or(readAll()) }
    return answer
  }

  /// all = single ("&&" single)*
  private mutating func readAll() -> ConditionAnswer {
    var answer = readSingle()
    while accept("&&") { answer = answer.and(readSingle()) }
    return answer
  }

  /// single = "!" single | "(" condition ")" | name ["(" … ")"] | "true" | "false"
  private mutating func readSingle() -> ConditionAnswer {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maxDepth else { return .unknown }
    if accept("!") { return readSingle().negated }
    if accept("(") {
      let answer = readCondition()
      return accept(")") ? answer : .unknown
    }
    guard tokens[index].kind == .identifier else { return .unknown }
    let name = tokens[index]
    index += 1
    let end = tokens.partner[min(index, tokens.partner.count - 1)]
    guard tokens[index].isSymbol("("), end > index else {
      return ["true", "DEBUG"].contains(name.text) ? .yes : .no
    }
    let argument = tokens[index + 1].text
    defer { index = end + 1 }
    switch name.text {
    case "os":
      let isTrue = argument == "iOS"
      platforms.append(
        Platform(
          range: name.range.lowerBound..<tokens[end].range.upperBound, isTrue: isTrue))
      return isTrue ? .yes : .no
    case "canImport":
      let isStandIn = StandInModules.names.contains(argument) && !Self.absent.contains(argument)
      if isStandIn {
        platforms.append(
          Platform(range: name.range.lowerBound..<tokens[end].range.upperBound, isTrue: true))
      }
      return isStandIn || Self.present.contains(argument)
        ? .yes : Self.absent.contains(argument) ? .no : .unknown
    case "targetEnvironment": return .no
    default: return .unknown
    }
  }

  private mutating func accept(_ symbol: String) -> Bool {
    guard tokens[index].isSymbol(symbol) else { return false }
    index += 1
    return true
  }
}

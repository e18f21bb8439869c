/// How one input ended, as far as two of them are the same finding.
package enum Verdict: Sendable, Hashable, CustomStringConvertible {
  case fine
  case signal(Int32)
  /// A complaint without the names and numbers in it.
  case complaint(String)

  package init(complaint: String) {
    let words = complaint.split(separator: " ").prefix(9).map { word in
      String(word.filter { !$0.isNumber }).split(separator: "'").first.map(String.init) ?? ""
    }
    self = .complaint(words.joined(separator: " "))
  }

  package var description: String {
    switch self {
    case .fine: "fine"
    case .signal(4): "a trap (SIGILL)"
    case .signal(5): "a trap (SIGTRAP)"
    case .signal(6): "an abort (SIGABRT)"
    case .signal(11): "an overflow or a wild access (SIGSEGV)"
    case .signal(27): "more than \(Limits.seconds) s of processor time (SIGPROF)"
    case .signal(let number): "signal \(number)"
    case .complaint(let text): text
    }
  }
}

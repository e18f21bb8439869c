extension Substring {
  package func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces, tabs and carriage returns at both ends.
  package func trimmingSpaces() -> Substring {
    // By bytes, which takes a tenth of the time that characters take
    let bytes = self[...].utf8
    let isSpace: (UInt8) -> Bool = {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
    }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return self[first..<bytes.index(after: last)]
  }
}

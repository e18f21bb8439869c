/// The text of one `- Parameter` item: prose, and labelled sentences such as `Range: 8...240.`
///
/// The labels are `Space:`, `Unit:`, `Range:`, `Default:` and `Specialization: constant`.
package struct ParameterNote {
  package var text: String

  package init(text: String) {
    self.text = text
  }

  /// Adds what the item says to `parameter`.
  package func describe(_ parameter: inout ParameterDeclaration) {
    var (range, defaultValue) = (ClosedRange<Double>?.none, [Double]?.none)
    var prose: [Substring] = []
    for sentence in sentences {
      if let value = sentence.dropping(prefix: "Space: ") {
        parameter.space = String(value)
      } else if let value = sentence.dropping(prefix: "Unit: ") {
        parameter.unit = String(value)
      } else if let value = sentence.dropping(prefix: "Range: ") {
        range = Self.range(value)
      } else if let value = sentence.dropping(prefix: "Default: ") {
        defaultValue = Self.numbers(value)
      } else if sentence == "Specialization: constant" {
        parameter.isSpecializationConstant = true
      } else {
        prose.append(sentence)
      }
    }
    parameter.state(range: range, defaultValue: defaultValue, from: .header)
    parameter.summary = prose.joined(separator: ". ")
  }

  /// Sentences without their full stops; a stop counts when a space or the end follows, so `0.5`
  /// stays whole.
  private var sentences: [Substring] {
    let bytes = text.utf8
    var found: [Substring] = []
    var start = text.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
      let next = bytes.index(after: index)
      guard next == bytes.endIndex || bytes[next] == UInt8(ascii: " ") else { continue }
      found.append(text[start..<index].trimmingSpaces())
      start = next
    }
    found.append(text[start...].trimmingSpaces())
    return found.filter { !$0.isEmpty }
  }

  /// range = number "..." number
  private static func range(_ text: Substring) -> ClosedRange<Double>? {
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("...") }),
      let low = Double(text[..<dots]), let high = Double(text[dots...].dropFirst(3)), low <= high
    else { return nil }
    return low...high
  }

  /// numbers = number (", " number)*
  private static func numbers(_ text: Substring) -> [Double]? {
    let parts = text.split(separator: ",").map { Double($0.trimmingSpaces()) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }
  }
}

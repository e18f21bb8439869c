/// The text of a literal, with values in it and marks of Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Text.Piece]

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    pieces = MarkedText([.string(value)]).pieces
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = MarkedText(stringInterpolation.pieces).pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Strings are of the literal; values are texts.
    fileprivate var pieces: [Text.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.string(literal)) }

    private mutating func append(_ value: String) {
      pieces.append(.text(Text(verbatim: value)))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { pieces.append(.image(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      pieces.append(.text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      pieces.append(.text(Text(string)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      pieces.append(.text(Text(resource)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      pieces.append(.text(Text(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      pieces.append(.text(Text(subject, formatter: formatter)))
    }

    /// A whole number, in groups of three digits.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(Self.grouped(String(value)))
    }

    /// A number with six digits after the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(String(format: "%f", Double(value)))
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    private static func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      let number = digits.dropFirst(sign.count)
      var result = ""
      for (index, digit) in number.enumerated() {
        if index > 0, (number.count - index).isMultiple(of: 3) { result += "," }
        result.append(digit)
      }
      return sign + result
    }
  }
}

/// Read-only text.
public nonisolated struct Text: Sendable, Equatable {
  /// A piece of a text.
  indirect enum Piece: Sendable, Equatable {
    case string(String)
    case text(Text)
    /// A symbol or a picture in the line.
    case image(Image)
    case date(ClockText)
  }

  /// A change of a text's look; inner changes count more than outer ones.
  enum Change: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigits
    case style(AnyShapeStyle?)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Rule?)
    case strikethrough(Rule?)
    case attribute(Attribute)
  }

  /// A value for text renderers.
  struct Attribute: @unchecked Sendable {
    // Renderers run where the text was made: on the main actor.
    let value: any TextAttribute
  }

  /// A line under text or through it; without a color it has the text's.
  struct Rule: Sendable, Equatable {
    let color: Color?
  }

  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  var pieces: [Piece]
  /// The first was made first.
  var changes: [Change] = []

  init(pieces: [Piece]) { self.pieces = pieces }

  public init(verbatim content: String) { pieces = [.string(content)] }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A symbol or a picture in a line of text.
  public init(_ image: Image) { pieces = [.image(image)] }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(pieces: [.text(lhs), .text(rhs)])
  }

  public static func == (a: Text, b: Text) -> Bool {
    a.pieces == b.pieces && a.changes.isEmpty && b.changes.isEmpty
  }

  private func with(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  public func font(_ font: Font?) -> Text { with(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  public func bold() -> Text { with(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  public func italic() -> Text { with(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? with(.design(.monospaced)) : self
  }

  public func monospacedDigit() -> Text { with(.monospacedDigits) }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.style(AnyShapeStyle(style)))
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with(.style(color.map { AnyShapeStyle($0) }))
  }

  /// Gives the text a value for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.attribute(Attribute(value: value)))
  }

  public func kerning(_ kerning: CGFloat) -> Text { with(.tracking(kerning)) }

  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? Rule(color: color) : nil))
  }

  /// Underlines the text; the line is solid whatever its pattern is.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? Rule(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// Leaves the text unchanged: letters have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Text {
  /// A line under text or through it; drawn solid.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

    public static let single = LineStyle()
  }
}

internal import Messages

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
private enum BoldKey: EnvironmentKey { static let defaultValue = false }
private enum ItalicKey: EnvironmentKey { static let defaultValue = false }
private enum DigitsKey: EnvironmentKey { static let defaultValue = false }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum AlignmentModeKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum BaselineOffsetKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum UnderlineKey: EnvironmentKey { static let defaultValue: Text.Rule? = nil }
private enum StrikethroughKey: EnvironmentKey { static let defaultValue: Text.Rule? = nil }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

/// The look of text.
extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }

  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  var hasMonospacedDigits: Bool {
    get { self[DigitsKey.self] }
    set { self[DigitsKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Lines that take room even where a text has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentModeKey.self] }
    set { self[AlignmentModeKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  var underline: Text.Rule? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  var strikethrough: Text.Rule? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The font of texts with no other, and of symbols beside them.
  func textFont(scaledBy factor: Double = 1) -> TextFont {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if let fontDesign { font = font.design(fontDesign) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font.textFont(scaledBy: factor)
  }
}

extension Font {
  /// The font as the viewer knows it.
  func textFont(scaledBy factor: Double = 1) -> TextFont {
    let design: TextFont.Design =
      switch (base, self.design) {
      case (.custom(let name, _), _): .named(name)
      case (_, .serif): .serif
      case (_, .rounded): .rounded
      case (_, .monospaced): .monospaced
      case (_, .default), (_, nil): .standard
      }
    return TextFont(
      size: size * factor, weight: drawnWeight.openType, design: design, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

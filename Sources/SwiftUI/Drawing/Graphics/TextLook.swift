internal import Layers
internal import Messages

/// The look of a stretch of text, before its font is known.
struct TextLook {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool
  var isItalic: Bool
  var hasMonospacedDigits: Bool
  /// `nil` for the foreground's.
  var style: AnyShapeStyle?
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: Text.Rule?
  var strikethrough: Text.Rule?
  /// For text renderers, by their types.
  var attributes: [ObjectIdentifier: any TextAttribute] = [:]

  init(_ environment: EnvironmentValues) {
    font = environment.font
    weight = environment.fontWeight
    design = environment.fontDesign
    isBold = environment.isBold
    isItalic = environment.isItalic
    hasMonospacedDigits = environment.hasMonospacedDigits
    tracking = environment.tracking
    baselineOffset = environment.baselineOffset
    underline = environment.underline
    strikethrough = environment.strikethrough
  }

  mutating func apply(_ change: Text.Change) {
    switch change {
    case .font(let new): font = new ?? font
    case .weight(let new): weight = new ?? weight
    case .design(let new): design = new ?? design
    case .bold(let new): isBold = new
    case .italic(let new): isItalic = new
    case .monospacedDigits: hasMonospacedDigits = true
    case .style(let new): style = new ?? style
    case .tracking(let new): tracking = new
    case .baselineOffset(let new): baselineOffset = new
    case .underline(let new): underline = new
    case .strikethrough(let new): strikethrough = new
    case .attribute(let new): attributes[ObjectIdentifier(type(of: new.value))] = new.value
    }
  }

  var textFont: TextFont {
    var font = font ?? .body
    if let weight { font = font.weight(weight) }
    if let design { font = font.design(design) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font.textFont()
  }
}

/// A stretch of a text in one look.
struct TextStretch {
  let string: String
  let look: TextLook
  /// A picture over the blank that the string is.
  var image: Image?

  /// A blank as wide as a symbol, more or less.
  private static let blank = "\u{2003}\u{2006}"

  /// The stretches of a text, with the looks of its own inside those around.
  static func all(of text: Text, in look: TextLook) -> [TextStretch] {
    var look = look
    for change in text.changes.reversed() { look.apply(change) }
    return text.pieces.flatMap { piece in
      switch piece {
      case .string(let string): [TextStretch(string: string, look: look)]
      case .text(let text): all(of: text, in: look)
      case .image(let image): [TextStretch(string: blank, look: look, image: image)]
      case .date(let date): [TextStretch(string: date.string(at: Date.now), look: look)]
      }
    }
  }

  /// - Parameter color: `nil` draws white.
  func run(_ color: Layers.Color?, in environment: EnvironmentValues) -> TextRequest.Run {
    let context = environment.colorContext
    func line(_ rule: Text.Rule?) -> TextLine? {
      rule.map { TextLine(color: $0.color?.layersColor(in: context)) }
    }
    let shown =
      switch environment.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    return TextRequest.Run(
      shown, font: look.textFont, tracking: look.tracking, baselineOffset: look.baselineOffset,
      color: color, underline: line(look.underline), strikethrough: line(look.strikethrough))
  }
}

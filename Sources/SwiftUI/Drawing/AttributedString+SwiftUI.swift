extension AttributeScopes {
  /// The looks of stretches of a text.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind a stretch; it is not drawn here.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The meaning that Markdown gives a stretch.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// The meanings of stretches that marks of Markdown give.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension Text {
  /// A text whose stretches have the looks of their attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    pieces = attributedContent.runs.map { run in
      var text = Text(verbatim: String(attributedContent[run.range].characters))
      let looks = run.attributes
      if let font = looks[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
        text = text.font(font)
      }
      if let color = looks[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        text = text.foregroundStyle(color)
      } else if looks[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
        text = text.foregroundStyle(.tint)
      }
      if let line = looks[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        text = text.underline(color: line.color)
      }
      if let line = looks[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        text = text.strikethrough(color: line.color)
      }
      let spacing =
        looks[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
        ?? looks[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      if let spacing { text = text.tracking(spacing) }
      if let offset = looks[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        text = text.baselineOffset(offset)
      }
      let intent =
        looks[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? []
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.code) { text = text.monospaced() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
      return .text(text)
    }
  }
}

extension AttributedString {
  /// The ways to read Markdown; marks inside lines are read here, whatever is asked for.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text with marks of Markdown as attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(marked: MarkedText([.string(markdown)]).pieces, AttributeContainer())
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options)
  }

  public init(localized keyAndValue: String.LocalizationValue) {
    self.init(marked: MarkedText([.string(keyAndValue.string)]).pieces, AttributeContainer())
  }

  private init(marked pieces: [Text.Piece], _ looks: AttributeContainer) {
    self.init()
    typealias Intent = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    for piece in pieces {
      switch piece {
      case .string(let string): append(AttributedString(string, attributes: looks))
      case .text(let text):
        var looks = looks
        var intent = looks[Intent.self] ?? []
        for change in text.changes {
          switch change {
          case .bold: intent.insert(.stronglyEmphasized)
          case .italic: intent.insert(.emphasized)
          case .design: intent.insert(.code)
          case .strikethrough: intent.insert(.strikethrough)
          case .style:
            looks[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = .accentColor
          default: break
          }
        }
        if !intent.isEmpty { looks[Intent.self] = intent }
        append(AttributedString(marked: text.pieces, looks))
      case .image, .date: break
      }
    }
  }
}

/// A text that is looked up where it is shown; here the text of the literal itself.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public let key: String
  public var locale: Locale
  public let table: String?
  let text: LocalizedStringKey

  public init(stringLiteral value: String) {
    self.init(value, LocalizedStringKey(value))
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    let key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    self.init(Text(key).plainString, key)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.string, LocalizedStringKey(keyAndValue.string))
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", LocalizedStringKey(defaultValue.string))
  }

  private init(_ key: String, _ text: LocalizedStringKey) {
    self.key = key
    self.text = text
    locale = .current
    table = nil
  }

  /// The place of the texts; there are none here.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
}

extension LocalizedStringKey {
  init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension String {
  /// A text that is looked up; here the literal itself.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let string: String

    public init(_ value: String) { string = value }

    public init(stringLiteral value: String) { string = value }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      string = Text(LocalizedStringKey(stringInterpolation: stringInterpolation)).plainString
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).plainString
  }
}

extension Text {
  /// A text that is looked up where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.text) }

  /// The characters of the text, without its looks.
  var plainString: String {
    pieces.map { piece in
      switch piece {
      case .string(let string): string
      case .text(let text): text.plainString
      case .date(let date): date.string(at: Date.now)
      case .image: ""
      }
    }.joined()
  }
}

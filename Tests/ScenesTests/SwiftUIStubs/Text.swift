import Foundation

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = TransitionContent<Self>
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { fatalError() }
}

public struct TransitionContent<T>: PrimitiveView {}

public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() }
}

public protocol TextAttribute {}

public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ number: Int) {}
  }
}

public struct Text: PrimitiveView, Sendable {
  nonisolated public init(_ key: LocalizedStringKey) {}
  nonisolated public init(verbatim: String) {}
  nonisolated public init(_ content: some StringProtocol) {}
  nonisolated public func customAttribute(_ attribute: some TextAttribute) -> Text { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }

  public struct Layout: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { fatalError() }
    public struct Line: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { fatalError() }
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct Run: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { fatalError() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { fatalError() }
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct RunSlice {
      public var typographicBounds: TypographicBounds { fatalError() }
    }
    public struct TypographicBounds {
      public var descent: CGFloat
      public var rect: CGRect { fatalError() }
    }
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

public struct GraphicsContext {
  public struct Filter {
    public static func blur(radius: CGFloat) -> Filter { fatalError() }
  }
  public var opacity: Double
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func addFilter(_ filter: Filter) {}
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

public struct Font: Sendable {
  public enum Design: Sendable { case `default`, rounded }
  public struct Weight: Sendable {
    public static let semibold = Weight()
  }
  public enum TextStyle: Sendable { case title, headline, footnote }
  public static func system(size: CGFloat) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static let title = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let footnote = Font()
  public func bold() -> Font { self }
}

public enum TextAlignment { case leading, center, trailing }

extension View {
  nonisolated public func transition(_ transition: some Transition) -> some View { EmptyView() }
  nonisolated public func textRenderer(_ renderer: some TextRenderer) -> some View { EmptyView() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EmptyView()
  }
}

// What of SwiftUI the copied views use, as its documentation declares it: names, labels, types and
// defaults, without any of what it does. A copied view is type-checked against this module.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without parts.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

public struct TupleView<T>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier>: PrimitiveView {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct ModifierContent<Modifier>: PrimitiveView {}

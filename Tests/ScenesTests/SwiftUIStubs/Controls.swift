import Foundation

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  public let isPressed: Bool
}

public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

public struct Toggle: PrimitiveView {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Slider: PrimitiveView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>)
  where V.Stride: BinaryFloatingPoint {}
}

public struct ColorPicker: PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct LabeledContent<Content: View>: PrimitiveView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct Image: PrimitiveView, Sendable {
  nonisolated public init(systemName: String) {}
  nonisolated public init(_ name: String) {}
  nonisolated public func resizable() -> Image { self }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = leading
}
public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
  public static let top = center
  public static let bottom = center
}
public struct ViewDimensions {
  public subscript(guide: VerticalAlignment) -> CGFloat { fatalError() }
}
extension View {
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { EmptyView() }
}
public struct Alignment: Sendable {
  public static let center = Alignment()
  public static let bottom = center
  public static let top = center
  public static let leading = center
}
public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let bottom = Set(rawValue: 1)
    public static let horizontal = Set(rawValue: 2)
    public static let top = Set(rawValue: 4)
    public static let leading = Set(rawValue: 8)
  }
}
public enum ContentMode { case fit, fill }

public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

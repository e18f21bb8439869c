import Foundation

public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { fatalError() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { fatalError() }
}

public protocol CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { fatalError() }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
}

public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum ScrollTransitionPhase: Sendable, Equatable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() }
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static var alwaysByOne: LimitBehavior { fatalError() }
  }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { fatalError() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { fatalError() }
}

public struct ScrollIndicatorVisibility: Sendable {
  public static var hidden: ScrollIndicatorVisibility { fatalError() }
}

public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { EmptyView() }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    EmptyView()
  }
  nonisolated public func scrollTransition(
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { EmptyView() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set) -> some View { EmptyView() }
  nonisolated public func contentMargins(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    EmptyView()
  }
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    EmptyView()
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { EmptyView() }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { EmptyView() }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    EmptyView()
  }
}

public struct ScrollPosition: Sendable {
  public init(y: CGFloat) {}
}

public struct ScrollGeometry: Sendable {
  public var contentOffset: CGPoint { fatalError() }
}

extension View {
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { EmptyView() }
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { EmptyView() }
}

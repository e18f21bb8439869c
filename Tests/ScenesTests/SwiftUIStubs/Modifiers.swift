import Foundation

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View { EmptyView() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
  nonisolated public func accessibilityElement() -> some View { EmptyView() }
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    EmptyView()
  }
  nonisolated public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    EmptyView()
  }
  nonisolated public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  nonisolated public func clipShape(_ shape: some Shape) -> some View { EmptyView() }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { EmptyView() }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  nonisolated public func brightness(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { EmptyView() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func ignoresSafeArea() -> some View { EmptyView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { EmptyView() }
  nonisolated public func scaledToFit() -> some View { EmptyView() }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { EmptyView() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { EmptyView() }
  nonisolated public func tag(_ tag: some Hashable) -> some View { EmptyView() }
}

public enum ColorScheme: Sendable { case light, dark }

public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

import Foundation

@MainActor @preconcurrency public protocol Gesture {}

public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var location: CGPoint { fatalError() }
    public var startLocation: CGPoint { fatalError() }
    public var translation: CGSize { fatalError() }
    public var velocity: CGSize { fatalError() }
  }
  nonisolated public init(minimumDistance: CGFloat = 10) {}
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}

public struct SensoryFeedback: Sendable {
  public static let impact = SensoryFeedback()
}

extension View {
  nonisolated public func gesture(_ gesture: some Gesture) -> some View { EmptyView() }
  nonisolated public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
}

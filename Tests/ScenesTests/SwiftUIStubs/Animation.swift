import Foundation

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations: Bool
}

public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public static var snappy: Spring { Spring() }
  public static var bouncy: Spring { Spring() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring()
  }
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V { fromValue }
}

public struct UnitCurve: Hashable, Sendable {
  public static let easeIn = UnitCurve()
  public func value(at progress: Double) -> Double { progress }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

public struct MoveKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct LinearKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval) {}
}

public struct SpringKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}

public struct KeyframePair<Value>: KeyframeTrackContent {}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ k: K) -> K where K.Value == Value {
    k
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframePair<Value> where A.Value == Value, B.Value == Value { KeyframePair() }
}

extension View {
  nonisolated public func keyframeAnimator<Value: VectorArithmetic>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (AnimatorContent, Value) -> some View,
    @KeyframeTrackContentBuilder<Value> keyframes:
      @escaping (Value) -> some KeyframeTrackContent<Value>
  ) -> some View { EmptyView() }
  nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    EmptyView()
  }
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (AnimatorContent) -> some View
  ) -> some View { EmptyView() }
}

public struct AnimatorContent: PrimitiveView {}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { fatalError() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { fatalError() }
}

public struct TimelineViewContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {}
}

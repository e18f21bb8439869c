/// A motion of symbols.
///
/// Symbols stand still here, but for those that pulse, breathe, bounce, turn or wiggle: they do as
/// a whole.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that a change of a value starts.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The motion of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable, Sendable { case none, pulse, breathe, bounce, rotate, wiggle, hide, scale }

  let motion: Motion
}

/// An effect of SF Symbols; forms of one effect look alike here.
public struct AnySymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect,
  TransitionSymbolEffect, ContentTransitionSymbolEffect, Sendable
{
  public let configuration: SymbolEffectConfiguration

  init(_ motion: SymbolEffectConfiguration.Motion) {
    configuration = SymbolEffectConfiguration(motion: motion)
  }

  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var magic: Self { self }
  public var individually: Self { self }

  public func magic(fallback: AnySymbolEffect) -> Self { self }

  public func angle(_ angle: Angle) -> Self { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  public static var pulse: Self { Self(.pulse) }
  public static var breathe: Self { Self(.breathe) }
  public static var bounce: Self { Self(.bounce) }
  public static var rotate: Self { Self(.rotate) }
  public static var wiggle: Self { Self(.wiggle) }
  public static var variableColor: Self { Self(.pulse) }
  public static var scale: Self { Self(.scale) }
  public static var appear: Self { Self(.none) }
  public static var disappear: Self { Self(.hide) }
  public static var replace: Self { Self(.none) }
  public static var automatic: Self { Self(.none) }
  public static var drawOn: Self { Self(.none) }
  public static var drawOff: Self { Self(.hide) }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
  /// `nil` for as long as it is active.
  fileprivate var count: Int?
  fileprivate var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// How an effect is repeated.
  public struct RepeatBehavior: Sendable {
    fileprivate let count: Int?

    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speed: speed)
  }

  public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, speed: speed) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speed: speed)
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, speed: speed)
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speed: speed)
  }
}

/// A view that moves as an effect says.
private nonisolated struct SymbolMotion: ViewModifier {
  let motion: SymbolEffectConfiguration.Motion
  let speed: Double
  /// Whether it goes on.
  let isActive: Bool
  /// Counts the times that it was started.
  let starts: Int

  @MainActor func body(content: Content) -> some View {
    switch motion {
    case .none: content
    case .hide: content.opacity(isActive ? 0 : 1)
    case .scale: content.scaleEffect(isActive ? 1.15 : 1)
    default:
      if isActive {
        content.phaseAnimator([0.0, 1.0, 0.0]) { view, phase in
          view.modifier(SymbolPose(motion: motion, amount: phase))
        } animation: { _ in
          .easeInOut(duration: 0.6 / max(0.1, speed))
        }
      } else {
        content.phaseAnimator([0.0, 1.0, 0.0], trigger: starts) { view, phase in
          view.modifier(SymbolPose(motion: motion, amount: phase))
        } animation: { _ in
          .easeInOut(duration: 0.25 / max(0.1, speed))
        }
      }
    }
  }
}

/// A view at a moment of an effect.
private nonisolated struct SymbolPose: ViewModifier {
  let motion: SymbolEffectConfiguration.Motion
  /// 0 at rest, 1 where it is farthest from that.
  let amount: Double

  @MainActor func body(content: Content) -> some View {
    content
      .opacity(motion == .pulse ? 1 - 0.6 * amount : 1)
      .scaleEffect(
        motion == .breathe ? 1 + 0.12 * amount : motion == .bounce ? 1 + 0.2 * amount : 1
      )
      .rotationEffect(
        .degrees(motion == .rotate ? 180 * amount : motion == .wiggle ? 14 * amount : 0))
  }
}

/// Starts an effect at each change of a value.
private nonisolated struct StartedSymbolEffect<Value: Equatable>: ViewModifier {
  let motion: SymbolEffectConfiguration.Motion
  let speed: Double
  let value: Value
  @State private var starts = 0

  init(motion: SymbolEffectConfiguration.Motion, speed: Double, value: Value) {
    self.motion = motion
    self.speed = speed
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(SymbolMotion(motion: motion, speed: speed, isActive: false, starts: starts))
      .onChange(of: value) { starts += 1 }
  }
}

extension View {
  /// Moves the symbols in the view for as long as the effect is active.
  public nonisolated func symbolEffect(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolMotion(
        motion: effect.configuration.motion, speed: options.speed, isActive: isActive, starts: 0))
  }

  /// Moves the symbols in the view at each change of a value.
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      StartedSymbolEffect(
        motion: effect.configuration.motion, speed: options.speed, value: value))
  }

  /// Has the symbols in the view stand still.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Sets the form of the symbols in the view: filled, in a circle.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.and(variant) }
  }

  /// Sets how symbols show a value.
  public nonisolated func symbolVariableValueMode(_ mode: Any?) -> some View { self }

  /// Sets how symbols are colored.
  public nonisolated func symbolColorRenderingMode(_ mode: Any?) -> some View { self }
}

extension Transition where Self == OpacityTransition {
  /// The way of a symbol; it fades.
  public static var symbolEffect: OpacityTransition { OpacityTransition() }

  public static func symbolEffect(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default
  ) -> OpacityTransition {
    OpacityTransition()
  }
}

extension ContentTransition {
  /// The change of a symbol to another; it fades.
  public static var symbolEffect: ContentTransition { .opacity }

  public static func symbolEffect(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}

public import Foundation

/// A value of which a vector animates.
///
/// ```swift
/// struct Wave: Animatable {
///   var phase: Double
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
/// }
/// ```
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// The part that is interpolated while the value animates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}

extension Float: Animatable {}

extension CGFloat: Animatable {}

extension AnimatablePair: Animatable {}

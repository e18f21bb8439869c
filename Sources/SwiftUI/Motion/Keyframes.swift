/// Tracks of keyframes, side by side.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }
}

/// Tracks that are not made of others.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == EmptyKeyframes<Value> {
  func curves(from initialValue: Value) -> [KeyframeTimeline<Value>.Curve]
}

extension Keyframes {
  /// All tracks, as curves of a value's properties.
  func allCurves(from initialValue: Value) -> [KeyframeTimeline<Value>.Curve] {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      return primitive.curves(from: initialValue)
    }
    guard let value = initialValue as? Body.Value else { return [] }
    return body.allCurves(from: value) as? [KeyframeTimeline<Value>.Curve] ?? []
  }
}

/// No tracks.
public struct EmptyKeyframes<Value>: PrimitiveKeyframes {
  public var body: EmptyKeyframes<Value> { self }

  func curves(from initialValue: Value) -> [KeyframeTimeline<Value>.Curve] { [] }
}

/// Some tracks, and others beside them.
public struct KeyframesPair<First: Keyframes, Second: Keyframes>: PrimitiveKeyframes
where First.Value == Second.Value {
  let first: First
  let second: Second

  public var body: EmptyKeyframes<First.Value> { EmptyKeyframes() }

  func curves(from initialValue: First.Value) -> [KeyframeTimeline<First.Value>.Curve] {
    first.allCurves(from: initialValue) + second.allCurves(from: initialValue)
  }
}

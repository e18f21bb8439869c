/// An animation of which it is known when it is over, so that it can be repeated exactly.
protocol TimedAnimation: CustomAnimation {
  /// Seconds from its start to its end; `nil` if that depends on what is animated.
  var endTime: Double? { get }
}

extension Animation {
  var endTime: Double? { (base as? any TimedAnimation)?.endTime }
}

extension CurveAnimation: TimedAnimation {
  var endTime: Double? { max(0, duration) }
}

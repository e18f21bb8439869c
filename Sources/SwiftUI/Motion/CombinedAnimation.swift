internal import Foundation

/// Animations laid over each other.
///
/// Each goes to a place of its own, from wherever those before it are at the moment:
/// out = r + p·(target − r). It is over when the last one is.
struct CombinedAnimation: CustomAnimation {
  struct Layer: Hashable {
    let animation: Animation
    /// On the clock of the first one.
    let startTime: Double
  }

  private(set) var layers: [Layer]

  /// Lays an animation over one that runs.
  ///
  /// - Parameters:
  ///   - state: That of the running one; afterwards, that of both.
  ///   - way: Where the running one goes.
  ///   - newWay: Where both go together.
  static func laying<V: VectorArithmetic>(
    _ new: Animation, over running: Animation, state: inout AnimationState<V>, way: V, newWay: V,
    at time: Double
  ) -> Animation {
    var combined: CombinedAnimation
    if let running = running.base as? CombinedAnimation {
      combined = running
    } else {
      combined = CombinedAnimation(layers: [Layer(animation: running, startTime: 0)])
      let first = LayerStates<V>.Layer(target: way, state: state)
      state = AnimationState()
      state[LayerStates<V>.self].layers = [first]
    }
    combined.layers.append(Layer(animation: new, startTime: time))
    state[LayerStates<V>.self].layers.append(LayerStates<V>.Layer(target: newWay))
    return Animation(combined)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var states = context.state[LayerStates<V>.self]
    defer { context.state[LayerStates<V>.self] = states }
    var place = V.zero
    for (index, layer) in layers.enumerated() {
      let target = states.layers[index].target
      var inner = AnimationContext(state: states.layers[index].state)
      let moved =
        states.layers[index].isOver
        ? nil
        : layer.animation.animate(
          value: target - place, time: time - layer.startTime, context: &inner)
      states.layers[index].state = inner.state
      states.layers[index].isOver = moved == nil
      place = moved.map { place + $0 } ?? target
      guard index == layers.count - 1 else { continue }
      context.isLogicallyComplete = inner.isLogicallyComplete
      context.isSettled = inner.isSettled
      if moved == nil { return nil }
    }
    return place
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let states = context.state[LayerStates<V>.self].layers
    var (place, velocity) = (V.zero, V.zero)
    for (layer, state) in zip(layers, states) {
      let time = time - layer.startTime
      var inner = AnimationContext(state: state.state)
      let way = state.target - place
      let own = layer.animation.velocity(value: way, time: time, context: inner) ?? .zero
      guard !state.isOver,
        let moved = layer.animation.animate(value: way, time: time, context: &inner)
      else {
        (place, velocity) = (state.target, .zero)
        continue
      }
      // The way shrinks as what is below moves on; by how much is the motion of a way that long.
      var drift = AnimationContext(state: state.state)
      let carried = layer.animation.animate(value: velocity, time: time, context: &drift)
      velocity = velocity + own - (carried ?? velocity)
      place += moved
    }
    return velocity
  }
}

/// The states of animations laid over each other.
private struct LayerStates<V: VectorArithmetic>: AnimationStateKey {
  struct Layer {
    /// The place it goes to, from the start of the first one.
    let target: V
    var state = AnimationState<V>()
    var isOver = false
  }

  var layers: [Layer] = []

  static var defaultValue: Self { Self() }
}

nonisolated extension Paint {
  /// The calls in it, those first whose colors others change.
  var calls: [FunctionCall] {
    switch self {
    case .color, .gradient, .image, .region: []
    case .shader(let call), .raw(let call), .layerEffect(_, let call), .distorted(_, let call):
      [call]
    case .colorEffect(let below, let call): (below?.calls ?? []) + [call]
    case .clamped(let inner), .masked(let inner, _), .faded(let inner, _), .moved(let inner, _, _):
      inner.calls
    case .over(let layers): layers.flatMap(\.paint.calls)
    }
  }
}

nonisolated extension Paint {
  /// Whether a call in it is of some kind.
  func hasCall(where isMatch: (FunctionCall) -> Bool) -> Bool {
    switch self {
    case .color, .gradient, .image, .region: false
    case .shader(let call), .raw(let call), .layerEffect(_, let call), .distorted(_, let call):
      isMatch(call)
    case .colorEffect(let below, let call):
      isMatch(call) || below?.hasCall(where: isMatch) ?? false
    case .clamped(let inner), .masked(let inner, _), .faded(let inner, _), .moved(let inner, _, _):
      inner.hasCall(where: isMatch)
    case .over(let layers): layers.contains { $0.paint.hasCall(where: isMatch) }
    }
  }

  /// The same paint with other calls, in the order of `calls`.
  func mapCalls(_ change: (FunctionCall) -> FunctionCall) -> Paint {
    switch self {
    case .color, .gradient, .image, .region: self
    case .shader(let call): .shader(change(call))
    case .raw(let call): .raw(change(call))
    case .layerEffect(let region, let call): .layerEffect(region, change(call))
    case .distorted(let region, let call): .distorted(region, change(call))
    case .colorEffect(let below, let call): .colorEffect(below?.mapCalls(change), change(call))
    case .clamped(let inner): .clamped(inner.mapCalls(change))
    case .masked(let inner, let coverage): .masked(inner.mapCalls(change), coverage)
    case .faded(let inner, let opacity): .faded(inner.mapCalls(change), by: opacity)
    case .moved(let inner, let matrix, let translation):
      .moved(inner.mapCalls(change), matrix: matrix, translation: translation)
    case .over(let layers):
      .over(layers.map { Blended(paint: $0.paint.mapCalls(change), mode: $0.mode) })
    }
  }
}

nonisolated extension FunctionCall {
  /// The layers of which it is handed the position as a share.
  var unitSpaces: [UniformSlot] {
    arguments.compactMap { if case .unitPosition(let size) = $0 { size } else { nil } }
  }
}

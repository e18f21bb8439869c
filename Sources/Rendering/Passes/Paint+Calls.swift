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

nonisolated extension FunctionCall {
  /// The layers of which it is handed the position as a share.
  var unitSpaces: [UniformSlot] {
    arguments.compactMap { if case .unitPosition(let size) = $0 { size } else { nil } }
  }
}

internal import ShaderTree

extension MetalStatement {
  /// Whether the end of the statement is never reached, for it always returns first.
  var alwaysReturns: Bool {
    switch kind {
    case .returning, .discard: true
    case .block(let inner): inner.alwaysReturn
    case .conditional(_, let first, let second): first.alwaysReturn && second?.alwaysReturn == true
    default: false
    }
  }

  /// Whether there is a `return` anywhere inside.
  var returnsSomewhere: Bool {
    switch kind {
    case .returning: true
    case .block(let inner), .forLoop(_, _, _, let inner), .whileLoop(_, let inner),
      .doLoop(let inner, _),
      .choice(_, let inner):
      inner.contains(where: \.returnsSomewhere)
    case .conditional(_, let first, let second):
      first.contains(where: \.returnsSomewhere)
        || second?.contains(where: \.returnsSomewhere) == true
    default: false
    }
  }
}

extension [MetalStatement] {
  /// Whether the end of the list is never reached, for it always returns first.
  var alwaysReturn: Bool { contains(where: \.alwaysReturns) }
}

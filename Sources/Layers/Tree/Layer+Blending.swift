extension Layer {
  /// The children of a stack, with those as one that are painted below a child whose blend mode
  /// reads their colors.
  ///
  /// Such a child mixes with colors in the bounds of the stack.
  package static func blended(_ children: [Child], in size: Size) -> [Child] {
    guard children.contains(where: { $0.layer.withoutFormula != nil }) else { return children }
    var result: [Child] = []
    for child in children {
      guard let (layer, formula) = child.layer.withoutFormula else {
        result.append(child)
        continue
      }
      let source = Layer(size: size, children: [Child(layer, at: child.origin)])
      let below = Layer(size: size, children: result)
      let blend = Shader(
        "blend", .layer(source), .unitPosition, .float(Double(formula)))
      result = [Child(below.colorEffect(blend))]
    }
    return result
  }

  /// The layer without a blend mode that has a formula, and that; `nil` if it has none.
  private var withoutFormula: (layer: Layer, formula: Int)? {
    switch content {
    case .modified(let inner, .blendMode(let mode)): mode.formula.map { (inner, $0) }
    case .modified(let inner, .transform(let transform)):
      inner.withoutFormula.map { ($0.layer.modified(.transform(transform)), $0.formula) }
    default: nil
    }
  }
}

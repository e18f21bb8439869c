internal import Layers

/// How large the view is that an effect covers, and what it is clipped to, by the modifiers around
/// it: `.frame(width: 240, height: 70)`, `.clipShape(Capsule())`.
struct FrameFinder {
  private let file: ViewFile
  private let evaluator: Evaluator

  init(_ file: ViewFile, _ evaluator: Evaluator) {
    (self.file, self.evaluator) = (file, evaluator)
  }

  private typealias ModifierCall = (name: String, open: Int)

  /// Looks along the chain of the effect itself, then along those of the views around it, up to
  /// the declaration they stand in.
  ///
  /// - Parameter open: The parenthesis of the effect's modifier.
  func frame(aroundModifierAt open: Int) -> ShaderCall.Frame? {
    var size: Size?
    var clip: Shape?
    func read(_ modifiers: [ModifierCall]) {
      for modifier in modifiers {
        if modifier.name == "frame" { size = size ?? self.size(at: modifier.open) }
        if ["clipShape", "mask", "cornerRadius", "containerShape"].contains(modifier.name) {
          clip = clip ?? shape(at: modifier)
        }
      }
    }
    read(modifiers(before: open))
    read(modifiers(after: file.tokens.partner[open]))
    for scope in file.scopes(around: open) {
      guard case .call = file.scopes[scope].owner else { break }
      read(modifiers(after: file.scopes[scope].close))
    }
    return size.map { ShaderCall.Frame(size: $0, clip: clip) }
  }

  /// Modifiers that stand before the one whose parenthesis opens at `open`, the nearest first.
  private func modifiers(before open: Int) -> [ModifierCall] {
    let tokens = file.tokens
    var found: [ModifierCall] = []
    // name, "." and what ends before it
    var end = open - 3
    while end > 0, tokens[end].isSymbol(")") || tokens[end].isSymbol("}"), tokens.partner[end] > 0 {
      let start = tokens.partner[end]
      if tokens[start].isSymbol("("), tokens[start - 1].kind == .identifier {
        guard tokens[start - 2].isSymbol(".") else { break }
        found.append((tokens[start - 1].text, start))
        end = start - 3
      } else {
        end = start - 1
        guard tokens[end].isSymbol(")") else { break }
      }
    }
    return found
  }

  /// Modifiers that follow the bracket at `close`, in their order.
  private func modifiers(after close: Int) -> [ModifierCall] {
    let tokens = file.tokens
    var found: [ModifierCall] = []
    var next = close + 1
    while tokens[next].isSymbol("."), tokens[next + 1].kind == .identifier {
      let name = tokens[next + 1].text
      next += 2
      if tokens[next].isSymbol("("), tokens.partner[next] > next {
        found.append((name, next))
        next = tokens.partner[next] + 1
      }
      while tokens[next].isSymbol("{"), tokens.partner[next] > next {
        next = tokens.partner[next] + 1
      }
    }
    // The closure may belong to an argument: `background(content: { … })`.
    return found
  }

  private func arguments(at open: Int) -> [SwiftExpression.Argument] {
    var parser = SwiftParser(file.tokens, at: open)
    return parser.parseArguments()
  }

  private func size(at open: Int) -> Size? {
    let arguments = arguments(at: open)
    func side(_ label: String) -> Double? {
      arguments.first { $0.label == label }.flatMap { evaluator.meaning(of: $0.value).constant }
        .flatMap { (8...2000).contains($0) ? $0 : nil }
    }
    guard let width = side("width"), let height = side("height") else { return nil }
    return Size(width: width, height: height)
  }

  private func shape(at modifier: ModifierCall) -> Shape? {
    guard let first = arguments(at: modifier.open).first else { return nil }
    if modifier.name == "cornerRadius" {
      return evaluator.meaning(of: first.value).constant.map { .roundedRectangle(cornerRadius: $0) }
    }
    switch (first.value.calleeName ?? first.value.lastName)?.lowercased() {
    case "capsule": return .capsule
    case "circle": return .circle
    case "rectangle": return .rectangle
    case "roundedrectangle", "rect":
      let radius = first.value.argument("cornerRadius").flatMap {
        evaluator.meaning(of: $0).constant
      }
      return radius.map { .roundedRectangle(cornerRadius: $0) }
    default: return nil
    }
  }
}

internal import Layers

/// How large the view is that an effect covers, and what it is clipped to, by the modifiers around
/// it: `.frame(width: 240, height: 70)`, `.clipShape(Capsule())`. They may stand where the view or
/// the modifier with the effect is used, in another view or another file.
struct FrameFinder {
  private let file: ViewFile
  private let reader: ViewReader
  private let evaluator: Evaluator
  /// How often it went from a view to one that uses it.
  private let depth: Int

  /// Views that use each other that are followed.
  private static let maxDepth = 3

  init(_ file: ViewFile, of reader: ViewReader, depth: Int = 0) {
    (self.file, self.reader, self.depth) = (file, reader, depth)
    evaluator = Evaluator(file, of: reader)
  }

  /// Returns the size of the frame around the effect, or of the view that it is the background of.
  func sides(aroundModifierAt open: Int) -> Size? {
    if let size = frame(aroundModifierAt: open)?.size { return size }
    for scope in file.scopes(around: open) {
      guard case .call(let name) = file.scopes[scope].owner else { return nil }
      let brace = file.scopes[scope].open
      let outer = file.tokens.enclosing[brace]
      let isArgument = outer >= 0 && file.tokens[outer].isSymbol("(")
      let owner = isArgument ? file.tokens.callee(ofBracketAt: outer) : name
      guard owner == "background" || owner == "overlay" else { continue }
      for modifier in modifiers(before: isArgument ? outer : brace) where modifier.name == "frame" {
        if let size = size(at: modifier.open) { return size }
      }
    }
    return nil
  }

  private typealias ModifierCall = (name: String, open: Int)

  /// The size and the clip found in modifiers so far.
  private struct Found {
    var size: Size?
    var clip: Shape?
  }

  /// Looks along the chain of the effect itself, then along those of the views around it, up to
  /// the declaration they stand in, then where that is used.
  ///
  /// - Parameter open: The parenthesis of the effect's modifier.
  func frame(aroundModifierAt open: Int) -> ShaderCall.Frame? {
    var found = Found()
    look(around: open, into: &found)
    return found.size.map { ShaderCall.Frame(size: $0, clip: found.clip) }
  }

  /// - Parameter open: The parenthesis of a modifier or of a view.
  private func look(around open: Int, into found: inout Found) {
    func read(_ modifiers: [ModifierCall]) {
      for modifier in modifiers {
        if modifier.name == "frame" { found.size = found.size ?? size(at: modifier.open) }
        if ["clipShape", "mask", "cornerRadius", "containerShape"].contains(modifier.name) {
          found.clip = found.clip ?? shape(at: modifier)
        }
      }
    }
    if isModifier(at: open) { read(modifiers(before: open)) }
    read(modifiers(after: file.tokens.partner[open]))
    for scope in file.scopes(around: open) {
      guard case .call = file.scopes[scope].owner else { break }
      read(modifiers(after: file.scopes[scope].close))
    }
    guard found.size == nil, depth < Self.maxDepth, let owner = file.user(of: open) else { return }
    for other in reader.files {
      let finder = FrameFinder(other, of: reader, depth: depth + 1)
      for place in other.uses(of: owner) {
        var outer = found
        finder.look(around: place, into: &outer)
        if outer.size != nil {
          found = outer
          return
        }
      }
    }
  }

  /// Whether a parenthesis is that of `.name(…)`.
  private func isModifier(at open: Int) -> Bool {
    open > 1 && file.tokens[open - 2].isSymbol(".")
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

extension ViewFile {
  /// The name by which other views use what stands at a token: that of the function it is in, else
  /// of its type.
  func user(of index: Int) -> String? {
    for scope in scopes(around: index) {
      switch scopes[scope].owner {
      case .function(let name) where !["body", "makeBody", "init"].contains(name): return name
      case .type(let name): return name
      default: continue
      }
    }
    return nil
  }

  /// The parentheses of the calls of a function or a view; for one in `.modifier(…)` those of that.
  func uses(of name: String) -> [Int] {
    tokens.places(of: name).compactMap { place in
      guard tokens[place + 1].isSymbol("("), tokens.partner[place + 1] > place + 1,
        place == 0 || !Self.declares(tokens[place - 1])
      else { return nil }
      let outer = tokens.enclosing[place]
      if outer > 0, tokens[outer].isSymbol("("), tokens[outer - 1].isWord("modifier") {
        return outer
      }
      return place + 1
    }
  }

  private static func declares(_ token: SwiftToken) -> Bool {
    ["func", "struct", "class", "extension", "init"].contains { token.isWord($0) }
  }
}

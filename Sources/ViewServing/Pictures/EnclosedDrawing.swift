internal import Layers

/// A drawing of a symbol, and a shape around it.
///
/// `heart.circle.fill` is the drawing of `heart.fill` cut out of a disc; of `person.badge.plus` the
/// badge is left out.
struct EnclosedDrawing {
  private(set) var drawing: SymbolDrawing
  private(set) var enclosure: SymbolEnclosure?

  /// - Returns: `nil` for a name without a drawing.
  init?(of name: String) {
    guard let found = Self.find(name) else { return nil }
    self = found
  }

  private init(_ drawing: SymbolDrawing, in enclosure: SymbolEnclosure? = nil) {
    (self.drawing, self.enclosure) = (drawing, enclosure)
  }

  private static func find(_ name: String) -> EnclosedDrawing? {
    if let drawing = SymbolDrawing(named: name) { return EnclosedDrawing(drawing) }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let ending = isFilled ? [".fill", ""] : [""]
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      return find(parts[..<badge].joined(separator: ".") + ending[0])
    }
    // Names for both writing directions are drawn as from left to right.
    for (either, side) in [("backward", "left"), ("forward", "right")] {
      if let index = parts.dropFirst().firstIndex(of: either) {
        parts[index] = side
        return find(parts.joined(separator: ".") + ending[0])
      }
    }
    guard let last = parts.popLast() else { return nil }
    let base = parts.joined(separator: ".")
    if last == "dashed" || last == "dotted" { return find(base + ending[0]) }
    if last == "slash", var found = find(base + ending[0]) {
      found.drawing.strike()
      return found
    }
    guard let shape = SymbolEnclosure.Shape(rawValue: last),
      let drawing = ending.lazy.compactMap({ SymbolDrawing(named: base + $0) }).first
    else { return nil }
    return EnclosedDrawing(drawing, in: SymbolEnclosure(shape: shape, isFilled: isFilled))
  }
}

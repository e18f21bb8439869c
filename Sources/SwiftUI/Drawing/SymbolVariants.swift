/// The forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(isFilled: true)
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let slash = SymbolVariants(isSlashed: true)

  public var fill: SymbolVariants { and(.fill) }
  public var circle: SymbolVariants { and(.circle) }
  public var square: SymbolVariants { and(.square) }
  public var rectangle: SymbolVariants { and(.rectangle) }
  public var slash: SymbolVariants { and(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { and(other) == self }

  /// Both together.
  func and(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol in this form.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let isFilledAlready = parts.last == "fill"
    if isFilledAlready { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let enclosure, parts.last != enclosure.rawValue { parts.append(enclosure.rawValue) }
    if isFilled || isFilledAlready { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// The distances that a view wishes to have to its neighbors.
///
/// Each edge has wishes for kinds of neighbors. The distance of two views is the largest wish for a
/// kind that both of their edges know, then that for any neighbor, and otherwise 8 points.
public struct ViewSpacing: Equatable, Sendable {
  /// A pair of neighbors that a wish is for.
  enum Kind: Hashable, Sendable {
    case textBelowText
    /// The gap above a text, below something else.
    case aboveText
    /// The gap below a text, above something else.
    case belowText
    case any
  }

  private struct Key: Hashable {
    let edge: Edge
    let kind: Kind
  }

  private var wishes: [Key: CGFloat]

  /// The distance of views that wish nothing else.
  static let defaultDistance: CGFloat = 8

  /// A distance of 0 on all edges, as empty views have it.
  public static let zero = ViewSpacing(zeroOn: .all)

  /// Creates the wishes of a view that is not a text.
  public init() {
    wishes = [Key(edge: .top, kind: .belowText): 0, Key(edge: .bottom, kind: .aboveText): 0]
  }

  /// Creates a distance of 0 on some edges.
  init(zeroOn edges: Edge.Set) {
    wishes = [:]
    for edge in Edge.allCases where edges.contains(edge) { wishes[Key(edge: edge, kind: .any)] = 0 }
  }

  /// Creates the wishes of a text in a font, by metrics in points.
  ///
  /// - Parameters:
  ///   - leading: Extra distance of lines that the font asks for.
  ///   - pixelLength: Points per pixel.
  init(
    textWithAscent ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat,
    pixelLength: CGFloat
  ) {
    func roundUp(_ length: CGFloat) -> CGFloat {
      (length / pixelLength - 1e-6).rounded(.up) * pixelLength
    }
    let lineHeight = ascent + descent
    let extra = roundUp(lineHeight / 10)
    wishes = [
      Key(edge: .top, kind: .textBelowText): roundUp(leading),
      Key(edge: .bottom, kind: .textBelowText): 0,
      Key(edge: .top, kind: .aboveText): descent + extra,
      Key(edge: .bottom, kind: .belowText): max(lineHeight + extra - capHeight, extra + descent),
    ]
  }

  /// The distance of two views, the second after the first along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var largest: CGFloat?
    for kind in [Kind.textBelowText, .aboveText, .belowText] {
      guard let own = wishes[Key(edge: end, kind: kind)],
        let other = next.wishes[Key(edge: start, kind: kind)]
      else { continue }
      largest = max(largest ?? 0, own, other)
    }
    if let largest { return largest }
    let anys = [wishes[Key(edge: end, kind: .any)], next.wishes[Key(edge: start, kind: .any)]]
    return anys.compactMap { $0 }.max() ?? Self.defaultDistance
  }

  /// Takes in the wishes of a view on the same edges: the larger ones count.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      // An edge with no wish for any neighbor has the default, which is larger.
      let any = Key(edge: edge, kind: .any)
      if other.wishes[any] == nil { wishes[any] = nil }
      for (key, wish) in other.wishes where key.edge == edge {
        if key.kind == .any, wishes[key] == nil { continue }
        wishes[key] = max(wishes[key] ?? wish, wish)
      }
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The wishes with those on some edges replaced.
  func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    var result = self
    result.wishes = wishes.filter { !edges.contains($0.key.edge) }
    for (key, wish) in other.wishes where edges.contains(key.edge) { result.wishes[key] = wish }
    return result
  }
}

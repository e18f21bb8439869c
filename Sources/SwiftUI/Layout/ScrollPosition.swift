/// The place of a scroll view: which view, edge or point it shows.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Identities are only compared and handed back to the view that set them.
  var place: ScrollPlace?
  public private(set) var isPositionedByUser = false

  /// Creates a place that is not known until the view is scrolled, by views' identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  private mutating func go(to place: ScrollPlace) {
    self.place = place
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The edge that was scrolled to; `nil` for another place.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point that was scrolled to; `nil` for another place.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view that is shown; `nil` if it is not known.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = place, let value = id.base as? any Hashable else { return nil }
    // A marker protocol cannot be asked for, and changes no layout; identities do not change.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  /// The place at which the user has left the view.
  func positionedByUser(at id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.place = id.map { .view($0, nil) }
    position.isPositionedByUser = true
    return position
  }
}

/// A place in the content of a scroll view.
enum ScrollPlace: Equatable {
  /// - Parameter anchor: The place in the view and in the scroll view that meet; `nil` scrolls as
  ///   little as brings the view into sight.
  case view(AnyHashable, _ anchor: UnitPoint?)
  case edge(Edge)
  /// The content offset; `nil` leaves it along an axis.
  case point(x: CGFloat?, y: CGFloat?)
}

/// The place that a state binds a scroll view to.
struct BoundScrollPlace {
  let place: ScrollPlace?
  /// The place in the scroll view at which a view is looked for when the user scrolls; `nil` for
  /// the leading edge.
  let anchor: UnitPoint?
  /// Takes in the identities of the view that is there, from the outermost; none for no view.
  let report: @MainActor ([AnyHashable]) -> Void
}

private enum BoundScrollPlaceKey: EnvironmentKey {
  static var defaultValue: BoundScrollPlace? { nil }
}

extension EnvironmentValues {
  var boundScrollPlace: BoundScrollPlace? {
    get { self[BoundScrollPlaceKey.self] }
    set { self[BoundScrollPlaceKey.self] = newValue }
  }
}

extension View {
  /// Binds the place of the scroll view inside to the identity of one of its targets: it scrolls to
  /// the view that is set, and sets the view that the user scrolls to.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(BoundScrollPosition(id: id, anchor: anchor))
  }

  /// Binds the place of the scroll view inside.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(FreeScrollPosition(position: position, anchor: anchor))
  }

  /// Sets where a scroll view begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier { $0.defaultScrollAnchor = anchor })
  }
}

private nonisolated struct BoundScrollPosition<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let bound = BoundScrollPlace(
      place: id.wrappedValue.map { .view(AnyHashable($0), anchor) }, anchor: anchor
    ) { [id] identities in
      id.wrappedValue = identities.lazy.compactMap { $0.base as? ID }.first
    }
    content.modifier(EnvironmentModifier { $0.boundScrollPlace = bound })
  }
}

private nonisolated struct FreeScrollPosition: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let bound = BoundScrollPlace(place: position.wrappedValue.place, anchor: anchor) {
      [position] identities in
      position.wrappedValue = position.wrappedValue.positionedByUser(at: identities.first)
    }
    content.modifier(EnvironmentModifier { $0.boundScrollPlace = bound })
  }
}

private enum DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension EnvironmentValues {
  /// Where scroll views begin; `nil` for the top leading corner.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

/// A view of a container, for its layout.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element
  private let index: Int
  private let placements: Placements

  init(_ element: Element, at index: Int, in placements: Placements) {
    self.element = element
    self.index = index
    self.placements = placements
  }

  /// A value that was attached with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    trait(key, as: Key.Value.self) ?? Key.defaultValue
  }

  /// A value that a modifier attached under the name of a type.
  func trait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    nonisolated(unsafe) var value: Any?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { value = element.trait(id) }
    return value as? Value
  }

  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { element.dimensions(for: proposal) }
  }

  /// Gives the view a place.
  ///
  /// - Parameter anchor: The point of the view that is put at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      var origin = position
      if anchor != .topLeading {
        let size = element.size(for: proposal)
        origin.x -= anchor.x * size.width
        origin.y -= anchor.y * size.height
      }
      placements.set(Placement(origin, proposal), at: index)
    }
  }

  /// The dimensions at the place that the view was given, and the place itself.
  var placed: (origin: CGPoint, dimensions: ViewDimensions)? {
    MainActor.assumeIsolated {
      placements.list[index].map { ($0.origin, element.dimensions(for: $0.proposal)) }
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

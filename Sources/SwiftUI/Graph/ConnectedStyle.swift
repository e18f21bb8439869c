/// A property of a view that has connected properties of its own, as a user's style may.
@MainActor
protocol PropertyCarrier: DynamicProperty {
  /// The type with those properties, which is all that is stored.
  nonisolated static var carried: Any.Type { get }
}

/// A style in a view: its states and what it reads of the environment are those of the view.
nonisolated struct ConnectedStyle<Style>: PropertyCarrier {
  let style: Style

  init(_ style: Style) { self.style = style }

  static var carried: Any.Type { Style.self }
}

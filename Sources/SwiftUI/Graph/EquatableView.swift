/// A view that is evaluated again only where it is not equal to the one before.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// Returns the view as one that is evaluated again only where it has changed by `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  /// Prints that the body runs; call it in the body while looking for what changes a view.
  @MainActor public static func _printChanges() { print("\(Self.self): evaluated") }
}

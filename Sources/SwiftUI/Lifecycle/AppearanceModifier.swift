/// Calls actions when a view appears and when it is gone.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, AppearanceModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, AppearanceModifier>> {
    AppearanceNode(view, inputs)
  }
}

private final class AppearanceNode<V: View>: ModifiedNode<V, AppearanceModifier> {
  private var hasAppeared = false

  override init(_ view: ModifiedContent<V, AppearanceModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.afterLayout { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.hasAppeared = true
      self.view.modifier.appear?()
    }
  }

  override func willBeRemoved() {
    guard hasAppeared, let disappear = view.modifier.disappear else { return }
    // What takes its place appears first.
    graph.afterLayout(disappear)
  }
}

extension View {
  /// Calls an action after the view has been laid out for the first time, before it is seen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Calls an action when the view is gone, after its transition.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}

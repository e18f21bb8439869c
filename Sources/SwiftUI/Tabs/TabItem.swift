internal import Layers

/// Gives a view its item in the bar of tabs: in the tint and in gray.
nonisolated struct TabItemModifier<Label: View>: AttachingModifier {
  typealias Body = Never

  let label: Label
  let badge: Text?
  /// The value that selects the tab, where it is not tagged.
  let value: AnyHashable?

  @MainActor var attachment: ImplicitStack<ZStackLayout, TabItemLooks<Label>> {
    ImplicitStack(ZStackLayout(), content: TabItemLooks(label: label, badge: badge))
  }

  @MainActor func makeElement(node: _Node) -> TabItemElement {
    let element = TabItemElement(node: node)
    element.value = value
    return element
  }

  @MainActor func update(_ element: TabItemElement, from old: TabItemModifier) {
    element.value = value
  }
}

/// The item of a tab that is selected, and of one that is not.
nonisolated struct TabItemLooks<Label: View>: View {
  let label: Label
  let badge: Text?

  @MainActor var body: some View {
    look.foregroundStyle(.tint)
    look.foregroundStyle(Color(uiColor: .secondaryLabel))
  }

  @MainActor private var look: some View {
    VStack(spacing: 2) { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .imageScale(.large)
      .lineLimit(1)
      .transformEnvironment(\.isListRow) { $0 = false }
      .overlay(alignment: .topTrailing) {
        if let badge {
          badge.font(.system(size: 12)).foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .offset(x: 10, y: -4)
        }
      }
  }
}

/// A symbol above a title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18))
      configuration.title
    }
  }
}

/// A tab with its item, which the bar places and draws.
final class TabItemElement: Element {
  var value: AnyHashable?

  override init(node: _Node) { super.init(node: node) }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(TabItemElement.self) ? self : super.trait(key)
  }

  private func item(isSelected: Bool) -> Element? {
    let items = children[1].children
    return items.count == 2 ? items[isSelected ? 0 : 1] : nil
  }

  func placeItem(around middle: CGPoint, isSelected: Bool) {
    guard let item = item(isSelected: isSelected) else { return }
    let size = item.size(for: .unspecified)
    item.place(
      at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
      proposal: .unspecified)
  }

  func drawItem(isSelected: Bool, in context: DrawingContext) -> [Layer.Child] {
    item(isSelected: isSelected)?.draw(in: context) ?? []
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] { children[0].draw(in: context) }

  override func hit(_ point: CGPoint) -> HitPath? { children[0].hit(point)?.adding(self) }
}

extension View {
  /// Sets the item of the view in a bar of tabs.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label(), badge: nil, value: nil))
  }
}

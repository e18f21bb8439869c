internal import Layers

/// The distances of a row's content from its sides.
enum RowInsets {}
/// Whether there is a line below a row.
enum RowSeparator {}
/// The color of the line below a row.
enum RowSeparatorTint {}

/// A view behind a row of a list.
nonisolated struct RowBackground<Ground: View>: AttachingModifier {
  typealias Body = Never

  let ground: Ground

  @MainActor var attachment: ImplicitStack<ZStackLayout, Ground> {
    ImplicitStack(ZStackLayout(), content: ground)
  }

  @MainActor func makeElement(node: _Node) -> RowBackgroundElement {
    RowBackgroundElement(node: node)
  }

  @MainActor func update(_ element: RowBackgroundElement, from old: RowBackground) {}
}

/// A row with its background, which the list places and draws.
final class RowBackgroundElement: Element {
  override init(node: _Node) { super.init(node: node) }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(RowBackgroundElement.self) ? self : super.trait(key)
  }

  func placeBackground(in rect: CGRect) {
    children[1].place(at: rect.origin, proposal: ProposedViewSize(rect.size))
  }

  func drawBackground(in context: DrawingContext) -> [Layer.Child] {
    children[1].draw(in: context)
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] { children[0].draw(in: context) }

  override func hit(_ point: CGPoint) -> HitPath? { children[0].hit(point)?.adding(self) }
}

extension View {
  /// Shows a view behind the row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    ListRowBackground(row: self, ground: view)
  }

  /// Sets the distances of the row's content from its sides.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(key: RowInsets.self, value: insets))
  }

  /// Shows or hides the line below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(key: RowSeparator.self, value: visibility))
  }

  /// Sets the color of the line below the row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(key: RowSeparatorTint.self, value: color))
  }

  /// Shows or hides the lines around the section; there are none.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the color of rows where the pointer is over them.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the tint of the row's symbol.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }

  /// Makes the headers of sections more or less prominent.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Adds buttons that a swipe of the row uncovers; rows are not swiped here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Lets the user pull a list down to have it loaded again; nothing is pulled here.
  public nonisolated func refreshable(
    action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    self
  }

  /// Sets whether rows can be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The importance of a header.
public enum Prominence: Sendable, Hashable { case standard, increased }

/// A row with the background that it has, or with that of the list.
private nonisolated struct ListRowBackground<Row: View, Ground: View>: View {
  let row: Row
  let ground: Ground?

  @MainActor var body: some View {
    if let ground {
      row.modifier(RowBackground(ground: ground))
    } else {
      row
    }
  }
}

/// Rows that can be deleted and moved, where the user edits a list.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {}

extension DynamicViewContent {
  /// Lets the user delete rows while a list is edited; it is not edited here.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    self
  }

  /// Lets the user move rows while a list is edited; it is not edited here.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    self
  }
}

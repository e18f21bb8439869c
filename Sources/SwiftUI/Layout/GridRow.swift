/// A row of a grid. Modifiers of it apply to each of its views.
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never

  fileprivate let alignment: VerticalAlignment?
  fileprivate let content: Content

  /// - Parameter alignment: The place of views in the row; `nil` for that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: GridRow, _ inputs: _NodeInputs
  ) -> _ViewNode<GridRow> {
    GridRowNode(view, inputs)
  }
}

/// The row that a view of a grid belongs to.
struct GridRowTrait {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

/// The node of a row: it marks the elements of its content as of one row.
private final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var child: _ViewNode<TraitedRow<Content>>?

  override init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(content)
  }

  private var content: TraitedRow<Content> {
    let row = GridRowTrait(id: ObjectIdentifier(self), alignment: view.alignment)
    return view.content.modifier(TraitModifier(key: GridRowTrait.self, value: row))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: GridRow<Content>) { child?.update(content) }
}

private typealias TraitedRow<Content> = ModifiedContent<Content, TraitModifier<GridRowTrait>>

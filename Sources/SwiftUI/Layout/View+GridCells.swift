enum GridColumnCountKey {}
enum GridColumnAlignmentKey {}
enum GridCellAnchorKey {}
enum GridUnsizedAxesKey {}

extension View {
  /// Lets the view take several columns of its row.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: GridColumnCountKey.self, value: max(1, count)))
  }

  /// Sets the place of views in the column that the view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: GridColumnAlignmentKey.self, value: guide))
  }

  /// Sets the place of the view in its cell, whatever the alignment of its row and column.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: GridCellAnchorKey.self, value: anchor))
  }

  /// Leaves the view out where the sizes of its row and column are determined.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: GridUnsizedAxesKey.self, value: axes))
  }
}

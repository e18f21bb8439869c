/// Rows of a collection in columns with titles.
///
/// All columns are shown, as where there is room for them; a phone shows the first one.
public nonisolated struct Table<Value: Identifiable>: View {
  public typealias Columns = TupleTableColumnContent<Value>

  private let rows: [Value]
  private let columns: [TableColumnParts<Value>]
  private let select: @MainActor (Value.ID) -> Void
  private let isSelected: @MainActor (Value.ID) -> Bool

  private init(
    _ rows: [Value], _ columns: Columns, isSelected: @escaping @MainActor (Value.ID) -> Bool,
    select: @escaping @MainActor (Value.ID) -> Void
  ) {
    self.rows = rows
    self.columns = columns.parts
    self.isSelected = isSelected
    self.select = select
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns(), isSelected: { _ in false }, select: { _ in })
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(
      Array(data), columns(), isSelected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 })
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(
      Array(data), columns(), isSelected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] })
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  @MainActor public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        row { $0.title.font(.subheadline.weight(.medium)).foregroundStyle(.secondary) }
        Divider()
        ForEach(rows) { value in
          row { $0.cell(value) }
            .foregroundStyle(isSelected(value.id) ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(isSelected(value.id) ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
            .contentShape(Rectangle())
            .onTapGesture { select(value.id) }
          Divider()
        }
      }
    }
  }

  @MainActor private func row<Cell: View>(
    @ViewBuilder _ cell: @escaping (TableColumnParts<Value>) -> Cell
  ) -> some View {
    HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        cell(column)
          .lineLimit(1)
          .frame(
            minWidth: column.width.lowerBound, maxWidth: column.width.upperBound,
            alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }
}

/// A column of a table, without its types.
struct TableColumnParts<Value> {
  let title: Text
  var width: ClosedRange<CGFloat>
  let cell: @MainActor (Value) -> AnyView
}

/// A column of a table, with what it shows of each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Content: View> {
  fileprivate var column: TableColumnParts<RowValue>

  private init(title: Text, _ content: @escaping (RowValue) -> Content) {
    // Called on the main actor, where tables are shown.
    nonisolated(unsafe) let content = content
    column = TableColumnParts(title: title, width: 0...CGFloat.infinity) { AnyView(content($0)) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, content)
  }

  /// A column by whose values rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content)
  }

  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == RowValue {
    self.init(title: Text(titleKey), content)
  }

  /// Gives the column a width.
  public func width(_ width: CGFloat? = nil) -> Self {
    var copy = self
    if let width { copy.column.width = width...width }
    return copy
  }

  /// Limits the width of the column.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var copy = self
    let least = min ?? 0
    copy.column.width = least...Swift.max(least, max ?? .infinity)
    return copy
  }
}

extension TableColumn where Content == Text {
  /// A column that shows a text of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }
}

/// Several columns side by side.
public struct TupleTableColumnContent<RowValue: Identifiable> {
  fileprivate let parts: [TableColumnParts<RowValue>]
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(parts: [column.column])
  }

  public static func buildBlock(
    _ content: TupleTableColumnContent<RowValue>...
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(parts: content.flatMap(\.parts))
  }

  public static func buildOptional(
    _ content: TupleTableColumnContent<RowValue>?
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(parts: content?.parts ?? [])
  }

  public static func buildEither(
    first: TupleTableColumnContent<RowValue>
  ) -> TupleTableColumnContent<RowValue> {
    first
  }

  public static func buildEither(
    second: TupleTableColumnContent<RowValue>
  ) -> TupleTableColumnContent<RowValue> {
    second
  }
}

/// The looks of a table, of which there is one.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The one of the system.
public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle { public nonisolated init() {} }

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the looks of tables, of which there is one.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }

  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }
}

/// Whether every second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// Rows that are scrolled, with lines between them.
///
/// ```swift
/// struct Settings: View {
///   @State private var isLoud = false
///
///   var body: some View {
///     List {
///       Section("Sound") { Toggle("Loud", isOn: $isLoud) }
///       Text("Version 1")
///     }
///   }
/// }
/// ```
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  @Environment(\.listStyle) private var form
  @Environment(\.scrollGround) private var ground

  private init(_ selection: ListSelection?, _ content: Content) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list one of whose rows can be selected.
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map(ListSelection.init(one:)), content())
  }

  /// Creates a list whose rows can be selected.
  @MainActor @preconcurrency
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map(ListSelection.init(several:)), content())
  }

  /// Creates a list one of whose rows is always selected.
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(always: selection), content())
  }

  @MainActor public var body: some View {
    ListBody(content: content, form: form, hasGround: ground != .hidden)
      .transformEnvironment(\.listSelection) { $0 = selection }
  }
}

@MainActor extension ListSelection {
  init<Value: Hashable>(one selection: Binding<Value?>) {
    self.init(
      select: { new in
        guard let value = new.base as? Value else { return false }
        selection.wrappedValue = value
        return true
      }, isSelected: { selection.wrappedValue.map { AnyHashable($0) } == $0 })
  }

  init<Value: Hashable>(always selection: Binding<Value>) {
    self.init(
      select: { new in
        guard let value = new.base as? Value else { return false }
        selection.wrappedValue = value
        return true
      }, isSelected: { AnyHashable(selection.wrappedValue) == $0 })
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    self.init(
      select: { new in
        guard let value = new.base as? Value else { return false }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        return true
      }, isSelected: { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false })
  }
}

/// The rows of a list or of a form, scrolled, on their ground.
nonisolated struct ListBody<Content: View>: View {
  let content: Content
  let form: ListForm
  let hasGround: Bool

  @MainActor var body: some View {
    ScrollView {
      ListRows(form: form, isSection: false, content: content)
        .environment(\.listForm, form)
        .environment(\.scrollObserver, nil)
        .transformEnvironment(\.textCase) { $0 = nil }
    }
    .background {
      if hasGround { Rectangle().fill(Color(uiColor: form.ground)).ignoresSafeArea() }
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, id: \.self, content: rowContent))
  }

  /// Creates a list of rows that can change their elements.
  @MainActor @preconcurrency
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>,
      Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map(ListSelection.init(one:)), ForEach(data, content: rowContent))
  }

  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map(ListSelection.init(several:)), ForEach(data, content: rowContent))
  }

  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map(ListSelection.init(one:)), ForEach(data, id: id, content: rowContent))
  }
}

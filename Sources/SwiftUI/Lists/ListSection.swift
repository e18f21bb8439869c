/// A section as a piece of a list: header, rows, footer.
nonisolated struct ListSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let form: ListForm
  @Environment(\.textCase) private var textCase

  init(section: Section<Parent, Content, Footer>, form: ListForm) {
    self.section = section
    self.form = form
  }

  @MainActor var body: some View {
    let isExpanded = section.isExpanded?.wrappedValue ?? true
    VStack(alignment: .leading, spacing: 0) {
      header
      if isExpanded { ListRows(form: form, isSection: true, content: section.content) }
      footer
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(TraitModifier(key: ListSectionTrait.self, value: true))
  }

  @MainActor private var header: some View {
    SectionLabel(isHeader: true, form: form) {
      if let expansion = section.isExpanded {
        HStack {
          section.header
          Spacer()
          DisclosureArrow().rotationEffect(.degrees(expansion.wrappedValue ? 90 : 0))
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { expansion.wrappedValue.toggle() } }
      } else {
        section.header
      }
    }
    .font(form.isGrouped ? .footnote : .headline)
    .foregroundStyle(form.isGrouped ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
    .textCase(form.isGrouped ? .uppercase : nil)
  }

  @MainActor private var footer: some View {
    SectionLabel(isHeader: false, form: form) { section.footer }
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

/// A header or a footer with its distances; nothing where there is none.
private nonisolated struct SectionLabel<Label: View>: View {
  let isHeader: Bool
  let form: ListForm
  let label: Label

  init(isHeader: Bool, form: ListForm, @ViewBuilder label: () -> Label) {
    self.isHeader = isHeader
    self.form = form
    self.label = label()
  }

  @MainActor var body: some View {
    label
      .padding(.horizontal, ListForm.rowInset)
      .padding(.top, isHeader ? (form.isGrouped ? 0 : 10) : 7)
      .padding(.bottom, isHeader ? 6 : 0)
  }
}

/// Marks a section among the pieces of a list.
enum ListSectionTrait {}

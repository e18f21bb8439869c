/// A control at the trailing end of its label, or alone where labels are hidden.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  @MainActor var body: some View {
    if isLabelHidden {
      control
    } else {
      HStack {
        // A second text of a label is a line below the first.
        VStack(alignment: .leading, spacing: 0) { label }
        Spacer(minLength: 8)
        control
      }
    }
  }
}

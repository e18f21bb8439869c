/// The role of a button among those of a dialog, for their order.
enum DialogRole: LayoutValueKey {
  enum Role: Sendable, Equatable {
    case action, cancel
    /// Shown where no other one cancels.
    case standIn
  }

  /// `nil` for views that are not buttons.
  static let defaultValue: Role? = nil
}

/// A button of an alert or of a list of actions: it closes the dialog, then acts.
struct DialogButtonStyle: PrimitiveButtonStyle {
  /// The height of a row.
  let height: CGFloat
  let fontSize: CGFloat
  let close: @MainActor () -> Void
  var isStandIn = false

  func makeBody(configuration: Configuration) -> some View {
    let close = close
    PressedButton(
      style: RowStyle(height: height, fontSize: fontSize),
      button: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          close()
          configuration.trigger()
        })
    )
    .layoutValue(
      key: DialogRole.self,
      value: isStandIn ? .standIn : configuration.role == .cancel ? .cancel : .action)
  }

  private struct RowStyle: ButtonStyle {
    let height: CGFloat
    let fontSize: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      let isDestructive = configuration.role == .destructive
      configuration.label
        .font(.system(size: fontSize, weight: configuration.role == .cancel ? .semibold : .regular))
        .foregroundStyle(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background(
          Color(uiColor: .systemFill).opacity(configuration.isPressed ? 1 : 0),
          ignoresSafeAreaEdges: []
        )
        .overlay(alignment: .top) {
          Rectangle().fill(.separator).frame(height: 0.5)
        }
        .contentShape(Rectangle())
    }
  }
}

/// Lays out the buttons of a dialog: in an alert two side by side, otherwise one below the other,
/// the one that cancels last. One that stands in is shown where nothing cancels.
struct DialogButtonsLayout: Layout {
  /// Whether two are side by side.
  let pairsUp: Bool

  private struct Row {
    var views: [LayoutSubview]
    let height: CGFloat
  }

  private func rows(_ subviews: Subviews, width: CGFloat) -> [Row] {
    var others: [LayoutSubview] = []
    var buttons: [LayoutSubview] = []
    var last: [LayoutSubview] = []
    var standIn: LayoutSubview?
    for view in subviews {
      switch view[DialogRole.self] {
      case nil: others.append(view)
      case .action: buttons.append(view)
      case .cancel: last.append(view)
      case .standIn: standIn = view
      }
    }
    if let standIn, last.isEmpty, buttons.isEmpty || !pairsUp { last = [standIn] }
    func height(_ view: LayoutSubview, _ width: CGFloat) -> CGFloat {
      view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    var rows = others.map { Row(views: [$0], height: height($0, width - 32)) }
    if pairsUp, buttons.count + last.count == 2 {
      let pair = last + buttons
      rows.append(Row(views: pair, height: pair.map { height($0, width / 2) }.max() ?? 0))
    } else {
      rows += (buttons + last).map { Row(views: [$0], height: height($0, width)) }
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let rows = rows(subviews, width: width)
    let gaps = rows.filter { $0.views[0][DialogRole.self] == nil }.count
    return CGSize(
      width: width, height: rows.reduce(0) { $0 + $1.height } + CGFloat(gaps) * 12)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // The button that stands in for others is out of sight if there are some.
    for view in subviews where view[DialogRole.self] == .standIn {
      view.place(at: CGPoint(x: bounds.minX - 10_000, y: bounds.minY), proposal: .zero)
    }
    var y = bounds.minY
    for row in rows(subviews, width: bounds.width) {
      let isOther = row.views[0][DialogRole.self] == nil
      let margin: CGFloat = isOther ? 16 : 0
      let width = (bounds.width - 2 * margin) / CGFloat(row.views.count)
      for (index, view) in row.views.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + margin + CGFloat(index) * width, y: y),
          proposal: ProposedViewSize(width: width, height: row.height))
      }
      y += row.height + (isOther ? 12 : 0)
    }
  }
}

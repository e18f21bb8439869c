/// A control that chooses a color: a well, and a table of colors that it opens.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      ColorWell(color: selection.wrappedValue)
        .onTapGesture { isOpen = true }
        .onActivationKey { isOpen = true }
        .stagePopup(
          isPresented: isOpen, dismiss: { isOpen = false },
          content: {
            ColorTable(selection: selection, supportsOpacity: supportsOpacity).menuGround()
          })
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc in the chosen color, in a ring of all hues.
private nonisolated struct ColorWell: View {
  let color: Color

  init(color: Color) { self.color = color }

  @MainActor var body: some View {
    ZStack {
      Circle().inset(by: 1.5)
        .stroke(
          AngularGradient(
            colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) },
            center: .center), lineWidth: 3)
      Circle().inset(by: 5).fill(color)
    }
    .frame(width: 28, height: 28)
    .contentShape(Circle())
  }
}

/// Colors to choose from: a row of grays, and twelve hues from dark to light.
private nonisolated struct ColorTable: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  private static let columns = 12
  private static let rows = 9
  private static let cell: CGFloat = 24

  @MainActor var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 0) {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              Rectangle().fill(Self.color(column, row)).frame(width: Self.cell, height: Self.cell)
            }
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(ControlDrag { choose($0, at: $1) })
      if supportsOpacity {
        Slider(value: Binding(get: { opacity }, set: { opacity = $0 }))
          .frame(width: Self.cell * CGFloat(Self.columns))
      }
    }
    .padding(12)
  }

  @MainActor private func choose(_ step: ControlDrag.Step, at point: CGPoint) {
    guard step != .cancelled else { return }
    let column = min(max(0, Int(point.x / Self.cell)), Self.columns - 1)
    let row = min(max(0, Int(point.y / Self.cell)), Self.rows - 1)
    selection.wrappedValue = Self.color(column, row).opacity(opacity)
  }

  @MainActor private var opacity: Double {
    get { Double(selection.wrappedValue.resolve(in: environment).opacity) }
    nonmutating set {
      var color = selection.wrappedValue.resolve(in: environment)
      color.opacity = Float(newValue)
      selection.wrappedValue = Color(color)
    }
  }

  private static func color(_ column: Int, _ row: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    let hue = Double(column) / Double(columns)
    let level = Double(row) / Double(rows)
    // Up to the middle row a hue grows brighter, from there on paler.
    return level <= 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * level)
      : Color(hue: hue, saturation: 2.1 - 2 * level, brightness: 1)
  }
}

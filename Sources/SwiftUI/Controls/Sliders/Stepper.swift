/// A control that changes a value in steps.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  /// Lets the state behind it know of its range; `nil` where there is none.
  private var noteRange: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    noteRange?()
    return LabeledControl(label: label) {
      HStack(spacing: 0) {
        half("minus", onDecrement)
        Rectangle().fill(Color(uiColor: .separator)).frame(width: 1, height: 18)
        half("plus", onIncrement)
      }
      .frame(width: 94, height: 32)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
      .onMoveKey { step($0 > 0 ? onIncrement : onDecrement) }
    }
  }

  @MainActor private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button {
      step(action)
    } label: {
      StepperSign(isPlus: symbol == "plus")
        .opacity(action == nil || !isEnabled ? 0.3 : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  @MainActor private func step(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

/// The sign on a half of a stepper.
private nonisolated struct StepperSign: View {
  let isPlus: Bool

  init(isPlus: Bool) { self.isPlus = isPlus }

  @MainActor var body: some View {
    ZStack {
      Capsule().frame(width: 15, height: 2)
      if isPlus { Capsule().frame(width: 2, height: 15) }
    }
  }
}

extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label, onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label, onEditingChanged)
  }

  private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ label: () -> Label, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let stepped = SteppedValue(value: value, bounds: bounds, step: step)
    self.init(
      label: label, onIncrement: { MainActor.assumeIsolated { stepped.move(forward: true) } },
      onDecrement: { MainActor.assumeIsolated { stepped.move(forward: false) } },
      onEditingChanged: onEditingChanged)
    noteRange = { MainActor.assumeIsolated { stepped.noteRange() } }
  }
}

/// A value that a stepper moves inside a range.
private nonisolated struct SteppedValue<V: Strideable>: @unchecked Sendable {
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride

  @MainActor func noteRange() {
    guard let low = Self.number(bounds?.lowerBound), let high = Self.number(bounds?.upperBound)
    else { return }
    value.noteRange(NumberRange(bounds: low...high, step: Self.number(step)))
  }

  /// A number of any type; `nil` for other values.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(Int(clamping: number))
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  @MainActor func move(forward: Bool) {
    let new = value.wrappedValue.advanced(by: forward ? step : 0 - step)
    guard let bounds else {
      value.wrappedValue = new
      return
    }
    let kept = min(max(bounds.lowerBound, new), bounds.upperBound)
    if kept != value.wrappedValue { value.wrappedValue = kept }
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, { Text(titleKey) }, onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, { Text(title) }, onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, { Text(titleKey) }, onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, { Text(title) }, onEditingChanged)
  }
}

/// A control that shows a date; it changes in steps of a day and of an hour.
public nonisolated struct DatePicker<Label: View>: View {
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let range: ClosedRange<Date>
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 6) {
        if components.contains(.date) {
          capsule(
            selection.wrappedValue.formatted(date: .abbreviated, time: .omitted), step: 86_400)
        }
        if components.contains(.hourAndMinute) {
          capsule(selection.wrappedValue.formatted(date: .omitted, time: .shortened), step: 3_600)
        }
      }
    }
  }

  /// A press on its left half goes back by a step, on its right half forward.
  @MainActor private func capsule(_ text: String, step: TimeInterval) -> some View {
    Text(text)
      .padding(.horizontal, 12)
      .frame(height: 34)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
      .overlay {
        HStack(spacing: 0) {
          Color.clear.contentShape(Rectangle()).onTapGesture { move(by: -step) }
          Color.clear.contentShape(Rectangle()).onTapGesture { move(by: step) }
        }
      }
  }

  @MainActor private func move(by seconds: TimeInterval) {
    let new = selection.wrappedValue.addingTimeInterval(seconds)
    selection.wrappedValue = min(max(range.lowerBound, new), range.upperBound)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// The parts of a date that are shown.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The looks of a date picker, of which there is one.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The one of the system.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// Capsules with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A calendar; capsules here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// Wheels; capsules here.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the looks of the date pickers inside the view; there is one.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// A calendar of a month, in which days are chosen.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label
  @State private var shift = 0
  @Environment(\.calendar) private var calendar

  private init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast..<Date.distantFuture, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast..<bounds.upperBound, label())
  }

  @MainActor public var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button("Previous Month", systemImage: "chevron.left") { shift -= 1 }
        Button("Next Month", systemImage: "chevron.right") { shift += 1 }
          .padding(.leading, 16)
      }
      .labelStyle(.iconOnly)
      .padding(.horizontal, 8)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { place in
          Text(weekdayName(place))
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            day(week * 7 + place - offset + 1).frame(maxWidth: .infinity)
          }
        }
      }
    }
    .padding(.vertical, 8)
  }

  /// The first day of the month that is shown: that of the first chosen day, moved by the buttons.
  @MainActor private var month: Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date.now
    let start = calendar.dateInterval(of: .month, for: chosen)?.start ?? chosen
    return calendar.date(byAdding: .month, value: shift, to: start) ?? start
  }

  @MainActor private var dayCount: Int {
    calendar.range(of: .day, in: .month, for: month)?.count ?? 30
  }

  /// How many places of the first week are empty.
  @MainActor private var offset: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  @MainActor private var weeks: Int { (offset + dayCount + 6) / 7 }

  @MainActor private func weekdayName(_ place: Int) -> String {
    let names = calendar.shortWeekdaySymbols
    return names[(place + calendar.firstWeekday - 1) % names.count].uppercased()
  }

  @MainActor @ViewBuilder private func day(_ number: Int) -> some View {
    if number >= 1, number <= dayCount,
      let date = calendar.date(byAdding: .day, value: number - 1, to: month)
    {
      let isChosen = chosen(on: date) != nil
      Text("\(number)")
        .font(.system(size: 20))
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .opacity(bounds.contains(date) ? 1 : 0.3)
        .frame(width: 40, height: 40)
        .background(
          isChosen ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear), in: .circle
        )
        .contentShape(.circle)
        .onTapGesture { toggle(date) }
    } else {
      Color.clear.frame(width: 40, height: 40)
    }
  }

  @MainActor private func chosen(on date: Date) -> DateComponents? {
    selection.wrappedValue.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
  }

  @MainActor private func toggle(_ date: Date) {
    guard bounds.contains(date) else { return }
    if let old = chosen(on: date) {
      selection.wrappedValue.remove(old)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

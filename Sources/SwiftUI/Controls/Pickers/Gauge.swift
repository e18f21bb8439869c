/// A value in a range, as a bar or as an arc.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let least: BoundsLabel
  private let most: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  private init(
    _ fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ least: BoundsLabel,
    _ most: BoundsLabel
  ) {
    self.fraction = min(max(0, fraction), 1)
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      Self.fraction(value, bounds), label(), EmptyView(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(),
      maximumValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? Double((value - bounds.lowerBound) / length) : 0
  }

  @MainActor public var body: some View {
    let style = style ?? ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
        currentValueLabel: Self.part(current).map {
          GaugeStyleConfiguration.CurrentValueLabel(content: $0)
        },
        minimumValueLabel: Self.part(least).map {
          GaugeStyleConfiguration.MinimumValueLabel(content: $0)
        },
        maximumValueLabel: Self.part(most).map {
          GaugeStyleConfiguration.MaximumValueLabel(content: $0)
        })
    )
    .environment(\.gaugeStyle, nil)
  }

  /// A label; `nil` for one that was not passed.
  @MainActor private static func part<V: View>(_ view: V) -> AnyView? {
    view is EmptyView ? nil : AnyView(view)
  }
}

/// A value in a range, as a bar or as an arc.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let least: BoundsLabel
  private let most: BoundsLabel
  @Environment(\.isGaugeRound) private var isRound

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
    if isRound {
      ZStack {
        arc(1).foregroundStyle(Color(uiColor: .systemFill))
        arc(fraction).foregroundStyle(.tint)
        current.font(.headline)
      }
      .frame(width: 60, height: 60)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        label
        HStack(spacing: 8) {
          least
          ProgressView(value: fraction)
          most
        }
        current.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  /// A part of three quarters of a circle, open below.
  @MainActor private func arc(_ fraction: Double) -> some View {
    Circle().trim(from: 0, to: 0.75 * fraction)
      .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(135))
      .padding(3)
  }
}

/// The looks of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  nonisolated var _isRound: Bool { get }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { false }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { false }
}

/// An arc.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { true }
}

/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { true }
}

/// A narrow bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { false }
}

/// A narrow bar, filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public nonisolated var _isRound: Bool { false }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

private enum RoundGaugeKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isGaugeRound: Bool {
    get { self[RoundGaugeKey.self] }
    set { self[RoundGaugeKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of the gauges inside the view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.isGaugeRound, style._isRound)
  }
}

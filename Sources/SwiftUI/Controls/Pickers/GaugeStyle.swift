/// The looks of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge, as a style shows it.
public struct GaugeStyleConfiguration {
  /// The gauge's label, as it was passed.
  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// The label of the value, as it was passed.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// The label of the least value, as it was passed.
  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// The label of the largest value, as it was passed.
  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A bar, with the label above.
private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Three quarters of a circle, open below, filled up to the value.
private struct GaugeArc: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      arc(1).foregroundStyle(Color(uiColor: .systemFill))
      arc(configuration.value).foregroundStyle(.tint)
      configuration.currentValueLabel.font(.headline)
    }
    .frame(width: 60, height: 60)
  }

  private func arc(_ fraction: Double) -> some View {
    Circle().trim(from: 0, to: 0.75 * fraction)
      .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(135))
      .padding(3)
  }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// An arc.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeArc(configuration: configuration)
  }
}

/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeArc(configuration: configuration)
  }
}

/// A narrow bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A narrow bar, filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
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

extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of the gauges inside the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

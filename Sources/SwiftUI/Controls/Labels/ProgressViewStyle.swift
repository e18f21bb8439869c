/// The looks of a progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view, as a style shows it.
public struct ProgressViewStyleConfiguration {
  /// The view's label, as it was passed.
  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// The label of how far it has come, as it was passed.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// From 0 to 1; `nil` if it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far something has come, otherwise a turning wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      Capsule().fill(Color(uiColor: .systemFill))
        .overlay(alignment: .leading) {
          PartialBar(fraction: configuration.fractionCompleted ?? 0).fill(style)
        }
        .frame(height: 4)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The leading part of a bar.
private nonisolated struct PartialBar: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = max(rect.width * fraction, fraction > 0 ? rect.height : 0)
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// A turning wheel of spokes, or a ring that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, tint: tint)
      } else {
        ProgressWheel(tint: tint)
      }
      configuration.label?.foregroundStyle(.secondary)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring of which a part is filled.
private nonisolated struct ProgressRing: View {
  let fraction: Double
  let tint: Color?

  init(fraction: Double, tint: Color?) {
    self.fraction = fraction
    self.tint = tint
  }

  @MainActor var body: some View {
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    ZStack {
      Circle().inset(by: 1.5).stroke(Color(uiColor: .systemFill), lineWidth: 3)
      Circle().inset(by: 1.5).trim(from: 0, to: fraction)
        .stroke(style, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 20, height: 20)
  }
}

/// Eight spokes, of which each is brightest once a second.
private nonisolated struct ProgressWheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var controlSize

  init(tint: Color?) { self.tint = tint }

  @MainActor var body: some View {
    let size: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { context in
      let turn = Int((context.date.timeIntervalSinceReferenceDate * 8).rounded()) % 8
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule()
            .frame(width: size / 10, height: size * 0.28)
            .offset(y: -size * 0.34)
            .rotationEffect(.degrees(Double(spoke) * 45))
            .opacity(0.2 + 0.1 * Double((spoke - turn + 15) % 8))
        }
      }
      .foregroundStyle(tint ?? Color(uiColor: .systemGray))
      .frame(width: size, height: size)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views inside the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

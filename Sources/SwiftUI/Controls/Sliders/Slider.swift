/// A control that chooses a number of a range by a thumb on a track.
///
/// ```swift
/// // given amplitude: Binding<Double>
/// Slider(value: amplitude, in: 0...30)
/// ```
///
/// Its label is for whoever cannot see it, and is not drawn.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let track: SliderTrack
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    labels: (minimum: ValueLabel, maximum: ValueLabel)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    track = SliderTrack(
      value: BoundFloat(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, onEditingChanged: onEditingChanged)
    minimumValueLabel = labels?.minimum
    maximumValueLabel = labels?.maximum
  }

  @MainActor public var body: some View {
    if let minimumValueLabel, let maximumValueLabel {
      HStack {
        minimumValueLabel
        track
        maximumValueLabel
      }
    } else {
      track
    }
  }
}

/// The track of a slider, filled up to its thumb.
///
/// The sizes are those of iOS 15 to 18: 31 points high, a track of 4, a thumb of 28.
nonisolated struct SliderTrack: View {
  let value: any BoundNumber
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  /// The distance of the pointer from the middle of the thumb that it holds.
  @State private var grip = 0.0
  @Environment(\.isEnabled) private var isEnabled

  private static let thumb: CGFloat = 28

  init(
    value: any BoundNumber, bounds: ClosedRange<Double>, step: Double?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  @MainActor var body: some View {
    value.noteRange(NumberRange(bounds: bounds, step: step))
    let fraction = fraction
    return GeometryReader { proxy in
      let way = max(0, proxy.size.width - Self.thumb)
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill)).frame(height: 4)
        Capsule().fill(.tint).frame(width: fraction * way + Self.thumb / 2, height: 4)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.12), radius: 0.5, y: 0.5)
          .frame(width: Self.thumb, height: Self.thumb)
          .offset(x: fraction * way)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .contentShape(Rectangle())
      .gesture(ControlDrag { follow($0, $1.x, over: way) })
    }
    .frame(height: 31)
    .compositingGroup()
    .opacity(isEnabled ? 1 : 0.5)
    .onMoveKey { move(by: $0) }
  }

  /// The thumb's place on its way, from 0 to 1.
  @MainActor private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return min(max(0, (value.number - bounds.lowerBound) / length), 1)
  }

  /// Takes in a step of a drag.
  ///
  /// - Parameters:
  ///   - place: The pointer's, from the track's leading end.
  ///   - way: The length of the thumb's way.
  @MainActor private func follow(_ step: ControlDrag.Step, _ place: CGFloat, over way: CGFloat) {
    var grip = grip
    if case .began = step {
      let distance = place - (fraction * way + Self.thumb / 2)
      grip = abs(distance) <= Self.thumb / 2 ? distance : 0
      self.grip = grip
      onEditingChanged(true)
    }
    if step != .cancelled, way > 0 {
      let fraction = Double(min(max(0, (place - grip - Self.thumb / 2) / way), 1))
      set(bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
    }
    if step == .ended || step == .cancelled { onEditingChanged(false) }
  }

  /// Sets the number that can be chosen and is nearest to `number`.
  @MainActor private func set(_ number: Double) {
    var new = number
    if let step, step > 0 {
      let steps = ((number - bounds.lowerBound) / step).rounded()
      let most = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
      new = bounds.lowerBound + min(steps, most) * step
    }
    new = min(max(bounds.lowerBound, new), bounds.upperBound)
    if new != value.number { value.number = new }
  }

  /// Moves the thumb by steps, or by hundredths of the range.
  @MainActor private func move(by count: Double) {
    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 100
    set(value.number + count * distance)
  }
}

extension View {
  /// Calls `action` when the view is clicked.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Calls `action` with the place where the view is clicked.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` when the view has been held.
  ///
  /// - Parameter onPressingChanged: Called at the press, and when it is held no longer or the
  ///   action is carried out.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      HeldPressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged ?? { _ in }
      ).onEnded { _ in action() })
  }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports when it is held and when no longer.
nonisolated struct HeldPressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let onPressingChanged: (Bool) -> Void

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    HeldPressRecognizer(gesture, around: gesture.press)
  }
}

private final class HeldPressRecognizer: WrappingRecognizer<HeldPressGesture, LongPressGesture> {
  private var isPressing = false

  override func gestureDidChange() { inner.gesture = gesture.press }

  override func handle(_ event: GestureEvent) -> Bool {
    guard inner.send(event) else { return false }
    phase = inner.phase
    if event.kind == .down, !isPressing {
      isPressing = true
      gesture.onPressingChanged(true)
    }
    if isFinished, isPressing {
      isPressing = false
      gesture.onPressingChanged(false)
    }
    return true
  }
}

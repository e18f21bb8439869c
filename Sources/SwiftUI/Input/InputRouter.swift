internal import Layers
internal import Messages

/// Takes the user's actions to the views that are hit.
@MainActor
final class InputRouter {
  private let graph: ViewGraph
  private let root: () -> Element?
  /// The gestures of the press; they may wait for another one.
  private var gestures: _Recognizer?
  private var pressed: [Element] = []
  /// The nodes of the pressed elements, which may leave the interface before the press ends.
  private var pressedNodes: [_Node] = []
  private var hovered: [HoverElement] = []
  private var pointer = CGPoint.zero {
    didSet { graph.pointer = pointer }
  }
  private var isDown = false
  /// Whether Return holds the press.
  private var isPressedByKey = false
  private var isShiftDown = false
  /// Whether a press gave the keyboard to the view that has it.
  private var isFocusedByPress = false

  /// - Parameter root: The outermost element.
  init(graph: ViewGraph, root: @escaping () -> Element?) {
    self.graph = graph
    self.root = root
  }

  func handle(_ event: InputEvent) {
    graph.running {
      switch event {
      case .pointerMoved(let point): move(to: CGPoint(point))
      case .pointerDown(let point): press(at: CGPoint(point))
      case .pointerUp(let point):
        pointer = CGPoint(point)
        (isDown, isPressedByKey) = (false, false)
        send(.up)
      case .pointerLeft:
        (isDown, isPressedByKey, isShiftDown) = (false, false, false)
        send(.cancelled)
        hover(over: [])
      case .scrolled(let x, let y, let point):
        scroll(by: CGSize(width: x, height: y), at: CGPoint(point))
      case .key(let key, let isDown): handle(key, isDown: isDown)
      case .typed(let text): type(text)
      }
    }
  }

  private func event(_ kind: GestureEvent.Kind) -> GestureEvent {
    GestureEvent(kind: kind, point: pointer, time: graph.time, date: graph.date)
  }

  private func path(to point: CGPoint) -> [Element] { root()?.hit(point)?.elements ?? [] }

  // MARK: - Gestures

  private func press(at point: CGPoint) {
    pointer = point
    if isDown { send(.cancelled) }
    isDown = true
    if stage?.dismissPopups(pressedAt: point) == true { return }
    let path = path(to: point)
    focus(in: path)
    if gestures != nil, !path.elementsEqual(pressed, by: ===) {
      send(.superseded)
      gestures = nil
    }
    if gestures == nil { begin(path) }
    send(.down)
  }

  /// Sets up the gestures of the views of a path.
  private func begin(_ path: [Element]) {
    pressed = path
    pressedNodes = path.map(\.node)
    gestures = path.reduce(nil) { inner, element in
      guard let carrier = element as? any GestureCarrier else { return inner }
      return carrier.recognizer(around: inner)
    }
  }

  /// Cancels the press if a view that was pressed is gone.
  ///
  /// - Returns: Whether it did.
  func cancelPressOfRemovedViews() -> Bool {
    guard let gestures, pressedNodes.contains(where: \.isRemoved) else { return false }
    graph.running { _ = gestures.send(event(.cancelled)) }
    self.gestures = nil
    (pressed, pressedNodes) = ([], [])
    return true
  }

  private func move(to point: CGPoint) {
    pointer = point
    if isDown { send(.moved) }
    hover(over: path(to: point).compactMap { $0 as? HoverElement })
  }

  private func send(_ kind: GestureEvent.Kind) {
    guard let gestures else { return }
    gestures.send(event(kind))
    if gestures.isFinished, !isDown {
      self.gestures = nil
      (pressed, pressedNodes) = ([], [])
    }
    guard gestures.deadline != nil else { return }
    graph.atTicks(of: self) { [weak self] _ in
      guard let self, let gestures = self.gestures else { return false }
      gestures.send(self.event(.tick))
      if gestures.isFinished, !self.isDown { self.gestures = nil }
      return gestures.deadline != nil
    }
  }

  // MARK: - Keys

  private var stage: RootElement? { root() as? RootElement }

  /// Gives the keyboard to what is pressed, if it wants it; otherwise to nothing.
  private func focus(in path: [Element]) {
    let target = path.lazy.compactMap { $0 as? KeyTargetElement }
      .first { $0.modifier.takesFocusWhenPressed && $0.canHaveFocus }
    stage?.focus(target)
    isFocusedByPress = target != nil
  }

  private var focused: KeyTargetElement? { stage?.focused as? KeyTargetElement }

  /// The part of the view that has the keyboard.
  var keyFocus: KeyFocus {
    guard let focused, focused.canHaveFocus, !focused.node.isRemoved else { return .none }
    if focused.modifier.takesText { return .text }
    return isFocusedByPress ? .pressedControl : .control
  }

  private func handle(_ key: Key, isDown: Bool) {
    if key == .shift { isShiftDown = isDown }
    guard isDown else {
      if key == .enter, isPressedByKey { releaseKey() }
      return
    }
    if focused?.handle(.key(key)) == true { return }
    switch key {
    case .tab: focusNext(steps: isShiftDown ? -1 : 1)
    case .escape: stage?.focus(nil)
    case .enter where keyFocus == .none && !self.isDown: pressMiddle()
    default: break
    }
  }

  /// Presses the middle of the stage, for a key that has no place.
  private func pressMiddle() {
    guard let frame = stage?.frame else { return }
    isPressedByKey = true
    press(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func releaseKey() {
    isPressedByKey = false
    isDown = false
    send(.up)
  }

  private func type(_ text: String) {
    _ = focused?.handle(.typed(text))
  }

  /// Gives the keyboard to the view after or before the one that has it, or else to the first.
  private func focusNext(steps: Int) {
    let targets = stage?.keyTargets ?? []
    let index = targets.firstIndex { $0 === focused }.map { $0 + steps } ?? 0
    isFocusedByPress = false
    stage?.focus(targets.isEmpty ? nil : targets[(index + targets.count) % targets.count])
  }

  // MARK: - Hovering

  private func hover(over elements: [HoverElement]) {
    for element in hovered where !elements.contains(where: { $0 === element }) {
      element.endHover()
    }
    hovered = elements
    for element in elements { element.hover(event(.moved)) }
  }

  // MARK: - Scrolling

  /// Scrolls the innermost view that can; a wheel with one direction scrolls a view with another
  /// if no other does.
  private func scroll(by distance: CGSize, at point: CGPoint) {
    let path = path(to: point)
    let views = path.compactMap { $0 as? ScrollElement }
    if views.contains(where: { $0.scroll(by: distance) }) { return }
    let turned = CGSize(width: distance.height, height: distance.width)
    for view in views where view.axes == .horizontal {
      if distance.width == 0, view.scroll(by: turned) { return }
    }
    if views.isEmpty, distance.height != 0 { pinch(path, by: distance.height, at: point) }
  }

  /// The way of the wheel in points that makes what is magnified e times as large.
  private static let wheelPerMagnification: CGFloat = 300

  /// Magnifies by the wheel.
  private func pinch(_ path: [Element], by distance: CGFloat, at point: CGPoint) {
    guard !isDown else { return }
    pointer = point
    if gestures != nil, !path.elementsEqual(pressed, by: ===) {
      send(.superseded)
      gestures = nil
    }
    if gestures == nil { begin(path) }
    send(.pinched(exp(distance / Self.wheelPerMagnification)))
  }
}

extension ScrollElement {
  /// Scrolls along its axes.
  ///
  /// - Parameter distance: That the content moves right and down.
  /// - Returns: Whether it has moved.
  fileprivate func scroll(by distance: CGSize) -> Bool {
    let old = contentOffset
    guard environment.isScrollEnabled else { return false }
    scrollByUser(
      to: CGPoint(
        x: axes.contains(.horizontal) ? old.x - distance.width : old.x,
        y: axes.contains(.vertical) ? old.y - distance.height : old.y))
    return contentOffset != old
  }
}

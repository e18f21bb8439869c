/// Overlays that are open over the scene, and since when: help, frame times, lines that a view has
/// printed, mistakes, messages, and the value that the arrow keys move.
nonisolated struct OverlayState: Sendable, Equatable {
  /// A message that fades by itself.
  struct Notice: Sendable, Equatable {
    let text: String
    let isFailure: Bool
    let actions: [MessageAction]
    fileprivate var shownAt: Double
    /// Seconds until it fades.
    fileprivate let stay: Double
  }

  enum Event: Sendable {
    case helpToggled
    case frameTimesToggled
    case printedLinesToggled
    /// A frame is on its way to the screen.
    case frameDrawn(FrameMeasurement)
  }

  private(set) var isHelpOpen = false
  private(set) var showsFrameTimes = false
  private(set) var frameTimes = FrameTimes()
  private(set) var showsPrintedLines = false
  /// Whether nothing was said of printed lines yet.
  private var hasSaidPrinting = false
  /// The value that the arrow keys move.
  var tuning = Tuning()
  /// Shown until it is mended, closed or replaced.
  var shownError: ShownError?
  private(set) var notice: Notice?
  /// Says what to do first, until that is done; `nil` after it.
  var hint: String?
  private var readoutShownAt: Double?
  /// The message with buttons that the pointer is on.
  private(set) var pointed: PointedMessage?
  /// The button that was pressed and is held.
  private(set) var pressed: MessageAction?

  /// Seconds a readout or a notice stays, and then takes to fade.
  private static let stay = 2.0
  /// Seconds that one with a button stays at least.
  private static let actionStay = 8.0
  private static let fade = 0.35

  mutating func handle(_ event: Event) {
    switch event {
    case .helpToggled: isHelpOpen.toggle()
    case .frameTimesToggled: showsFrameTimes.toggle()
    case .printedLinesToggled: (showsPrintedLines, hasSaidPrinting) = (!showsPrintedLines, true)
    case .frameDrawn(let frame): frameTimes.add(frame)
    }
  }

  /// Another scene is shown: nothing of the one before is chosen, and its mistakes are gone.
  mutating func sceneChanged() {
    (tuning, shownError, readoutShownAt) = (Tuning(), nil, nil)
  }

  /// Whether printed lines are to be said for the first time; asked once.
  mutating func beginsPrinting() -> Bool {
    defer { hasSaidPrinting = true }
    return !hasSaidPrinting
  }

  mutating func showReadout(at wallTime: Double) { readoutShownAt = wallTime }

  /// - Parameter seconds: How long it stays; as long as reading it takes if left out.
  mutating func show(
    notice: String, isFailure: Bool = false, actions: [MessageAction] = [],
    for seconds: Double? = nil, at wallTime: Double
  ) {
    let stay = max(Self.readingTime(of: notice), actions.isEmpty ? 0 : Self.actionStay)
    self.notice = Notice(
      text: notice, isFailure: isFailure, actions: actions, shownAt: wallTime,
      stay: seconds ?? stay)
  }

  /// Seconds in which a text is read, with 20 characters a second beyond the first 40.
  private static func readingTime(of text: String) -> Double {
    stay + Double(max(0, text.count - 40)) / 20
  }

  mutating func hideNotice() { notice = nil }

  // MARK: - Buttons

  /// The button that the pointer is over.
  var hovered: MessageAction? { pointed?.button }

  /// Notes the message that the pointer is on; a notice stays as long as it is over one of its
  /// buttons.
  ///
  /// - Returns: Whether another button is under it than before.
  mutating func hover(_ message: PointedMessage?, at wallTime: Double) -> Bool {
    let before = hovered
    pointed = message
    if let hovered, notice?.actions.contains(hovered) == true { notice?.shownAt = wallTime }
    return hovered != before
  }

  /// The mouse went down.
  ///
  /// - Returns: Whether it went down on a button.
  mutating func press() -> Bool {
    pressed = hovered
    return pressed != nil
  }

  /// The mouse came up.
  ///
  /// - Returns: The button that was clicked; its message is gone.
  mutating func release() -> MessageAction? {
    defer { pressed = nil }
    guard let pressed, pressed == hovered else { return nil }
    pointed = nil
    if notice?.actions.contains(pressed) == true { notice = nil }
    if shownError?.actions.contains(pressed) == true { shownError = nil }
    return pressed
  }

  /// How much of the readout is left, 0…1.
  func readoutOpacity(at wallTime: Double) -> Double {
    readoutShownAt.map { Self.opacity(from: $0 + Self.stay, at: wallTime) } ?? 0
  }

  func noticeOpacity(at wallTime: Double) -> Double {
    notice.map { Self.opacity(from: $0.shownAt + $0.stay, at: wallTime) } ?? 0
  }

  /// Closes what is open; `false` if nothing was.
  mutating func close(at wallTime: Double) -> Bool {
    defer { (isHelpOpen, readoutShownAt, notice, shownError) = (false, nil, nil, nil) }
    return isHelpOpen || shownError != nil || readoutOpacity(at: wallTime) > 0
  }

  /// Removes what has faded.
  mutating func expire(at wallTime: Double) {
    if readoutOpacity(at: wallTime) == 0 { readoutShownAt = nil }
    if noticeOpacity(at: wallTime) == 0 { notice = nil }
  }

  /// Wall time from which on the overlays look different although nothing happens; `nil` if never.
  var nextChange: Double? {
    // From the end of its stay until the frame that removes it, every frame shows it fainter.
    [readoutShownAt.map { $0 + Self.stay }, notice.map { $0.shownAt + $0.stay }]
      .compactMap { $0 }.min()
  }

  /// Wall time at which the first to fade is half gone; `nil` if nothing fades by itself.
  var timeInFade: Double? { nextChange.map { $0 + Self.fade / 2 } }

  /// - Parameter start: When it begins to fade.
  private static func opacity(from start: Double, at wallTime: Double) -> Double {
    let past = wallTime - start
    return past <= 0 ? 1 : max(0, 1 - past / fade)
  }
}

/// What is open over the scene, and since when.
nonisolated struct OverlayState: Sendable, Equatable {
  /// A message that goes by itself.
  struct Notice: Sendable, Equatable {
    let text: String
    let isFailure: Bool
    fileprivate let shownAt: Double
  }

  var isHelpOpen = false
  var showsFrameTimes = false
  /// Shown until it is mended, closed or replaced.
  var complaint: Complaint?
  private(set) var notice: Notice?
  private var readoutShownAt: Double?

  /// Seconds a readout or a notice stays, and then takes to fade.
  private static let stay = 2.0
  private static let fade = 0.35

  mutating func showReadout(at wallTime: Double) { readoutShownAt = wallTime }

  mutating func hideReadout() { readoutShownAt = nil }

  mutating func show(notice: String, isFailure: Bool = false, at wallTime: Double) {
    self.notice = Notice(text: notice, isFailure: isFailure, shownAt: wallTime)
  }

  /// How much of the readout is left, 0…1.
  func readoutOpacity(at wallTime: Double) -> Double { opacity(readoutShownAt, wallTime) }

  func noticeOpacity(at wallTime: Double) -> Double { opacity(notice?.shownAt, wallTime) }

  /// Closes what is open; `false` if nothing was.
  mutating func close(at wallTime: Double) -> Bool {
    defer { (isHelpOpen, readoutShownAt, notice, complaint) = (false, nil, nil, nil) }
    return isHelpOpen || complaint != nil || readoutOpacity(at: wallTime) > 0
      || noticeOpacity(at: wallTime) > 0
  }

  /// Removes what has faded.
  mutating func expire(at wallTime: Double) {
    if readoutOpacity(at: wallTime) == 0 { readoutShownAt = nil }
    if noticeOpacity(at: wallTime) == 0 { notice = nil }
  }

  /// Wall time from which on the overlays look different although nothing happens; `nil` if never.
  var nextChange: Double? {
    // From the end of its stay until the frame that removes it, every frame shows it fainter.
    [readoutShownAt, notice?.shownAt].compactMap { $0 }.map { $0 + Self.stay }.min()
  }

  private func opacity(_ shownAt: Double?, _ wallTime: Double) -> Double {
    guard let shownAt else { return 0 }
    let past = wallTime - shownAt - Self.stay
    return past <= 0 ? 1 : max(0, 1 - past / Self.fade)
  }
}

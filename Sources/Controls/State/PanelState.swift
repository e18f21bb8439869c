internal import Layers
internal import Motion

/// State of a user's work in a panel: the focus, a drag, an open menu, a text being typed,
/// what is searched for, how far the rows are scrolled.
///
/// A value: events come in, messages go out, and what is shown follows from it and from a time. The
/// values that the controls show are the model's and not in here.
package struct PanelState: Sendable, Hashable {
  /// Target that has the keyboard.
  package internal(set) var focus: Target?
  /// Whether the focus is shown: it is once a key was used.
  var isFocusMarked = false
  /// Whether a pad has all four arrows.
  var isPadGrabbed = false

  /// Where the pointer is, in points of the window.
  var pointer: Point?
  /// Target that it is over.
  package internal(set) var hovered: Target?
  /// When it came to rest there.
  var restedAt = 0.0
  /// Whether the button went down in the panel, or outside of it; `nil` while it is up.
  var press: Press?
  /// Target that was pressed last, and when: twice in a row selects a word.
  var lastPress: LastPress?
  var modifiers: ControlModifiers = []
  /// Keys that went down in the panel, and come up in it.
  var takenKeys: Set<ControlKey> = []

  package internal(set) var popup: Popup?
  package internal(set) var edit: Edit?
  /// Contents of the search field.
  package internal(set) var search = ""
  package internal(set) var note: Note?
  /// Points that the rows and the open menu are scrolled by.
  package internal(set) var scroll = 0.0
  var popupScroll = 0.0
  /// Groups that were opened or closed by hand.
  var openGroups: [String: Bool] = [:]
  /// Motions under way: highlights, switches, chevrons.
  var glides: [Target: EasedValue] = [:]
  /// Last state of the switches, so that one that is turned from elsewhere glides, too.
  var shownToggles: [String: Bool] = [:]
  /// Whether everything moves at once.
  package var reducesMotion = false

  package init() {}

  /// Whether the pointer or the keyboard is at work in it.
  package var isUsed: Bool {
    isPressed || hovered != nil || isFocusMarked || popup != nil || edit != nil
  }

  // MARK: - What is going on

  enum Press: Sendable, Hashable {
    case outside
    case inside(Drag)
  }

  /// Action of a held button.
  struct Drag: Sendable, Hashable {
    let target: Target
    /// Where the dragged thing would be if nothing were rounded: fractions of a track or a surface,
    /// or points of a scroll.
    var x = 0.0
    var y = 0.0
    var lastPointer: Point
    /// Which of two grabs is dragged; 1 for a caret that follows the pointer.
    var grab = 0
  }

  struct LastPress: Sendable, Hashable {
    let target: Target
    let time: Double
  }

  package enum Popup: Sendable, Hashable {
    /// The choices of the menu of a row, or of a button, and which of them is highlighted.
    case menu(row: String, highlighted: Int)
    /// The picker of a row's color, or of one of a list's.
    case picker(row: String, item: Int?, HueColor)

    package var row: String {
      switch self {
      case .menu(let row, _), .picker(let row, _, _): row
      }
    }
  }

  /// A text that is being typed.
  package struct Edit: Sendable, Hashable {
    package let target: Target
    package var text: EditedText
    let initial: String
    /// When the caret was last moved: from then on it blinks.
    var touchedAt: Double
    /// Points that the text is moved to the left by, so that the caret is seen.
    var scroll = 0.0
  }

  /// Correction of a typed text that could not be taken unchanged.
  package struct Note: Sendable, Hashable {
    package let target: Target
    package let text: String
    let shownAt: Double
  }

  // MARK: - Time

  /// Seconds.
  static let tooltipDelay = 0.55
  static let noteDuration = 4.0
  static let blink = 0.53
  private static let glide = 0.14

  /// Begins to move `target` to `value`.
  mutating func glide(_ target: Target, to value: Double, from start: Double, at time: Double) {
    var glide = glides[target] ?? EasedValue(start)
    guard glide.target != value else { return }
    if reducesMotion {
      glide = EasedValue(value)
    } else {
      glide.animate(to: value, at: time, with: .easeOut(duration: Self.glide))
    }
    glides[target] = glide
  }

  /// How far `target` has moved; `value` if it never did.
  func glided(_ target: Target, _ value: Double, at time: Double) -> Double {
    glides[target]?.value(at: time) ?? value
  }

  /// How much the pointer is noticed on `target`: 0…1.
  func glow(_ target: Target, at time: Double) -> Double { glided(target, 0, at: time) }

  /// Whether the button went down in the panel and is held.
  package var isPressed: Bool { dragged != nil }

  var dragged: Drag? {
    if case .inside(let drag) = press { drag } else { nil }
  }

  /// Whether a text, a menu or a picker would be left by Escape.
  package var hasSomethingOpen: Bool { popup != nil || edit != nil || isPadGrabbed }

  /// Whether keys that move and change are the panel's.
  package var hasKeyboard: Bool { focus != nil || popup != nil || edit != nil }

  func isNoteShown(at time: Double) -> Bool {
    note.map { time < $0.shownAt + Self.noteDuration } ?? false
  }

  /// Whether the tooltip of what the pointer is over is shown.
  func isTooltipShown(at time: Double) -> Bool {
    hovered != nil && press == nil && edit == nil && time >= restedAt + Self.tooltipDelay
  }

  /// Hides the tooltip until the pointer moves: what lies under it may be another control now.
  mutating func hideTooltip() { restedAt = .infinity }

  func isCaretShown(at time: Double) -> Bool {
    guard let edit else { return false }
    return Int((time - edit.touchedAt) / Self.blink) % 2 == 0
  }

  /// Returns the time from which on the panel looks different although nothing comes in; `nil` if
  /// it does not.
  package func nextChange(after time: Double) -> Double? {
    if glides.values.contains(where: { !$0.isSettled(at: time) }) { return time }
    var times: [Double] = []
    if let edit {
      let blinks = ((time - edit.touchedAt) / Self.blink).rounded(.down) + 1
      times.append(edit.touchedAt + blinks * Self.blink)
    }
    if hovered != nil, press == nil, edit == nil, restedAt.isFinite,
      time < restedAt + Self.tooltipDelay
    {
      times.append(restedAt + Self.tooltipDelay)
    }
    if let note, isNoteShown(at: time) { times.append(note.shownAt + Self.noteDuration) }
    return times.min()
  }
}

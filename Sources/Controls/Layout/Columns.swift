internal import Layers

/// How wide the parts of a panel's rows are: names, tracks and numbers, each as wide as the widest
/// of them, so that none is cut.
struct Columns: Sendable, Hashable {
  /// Of the panel.
  let width: Double
  /// Width that the panel would have if there were room.
  let wanted: Double
  /// Between the panel's edges and its texts.
  let inset: Double
  /// Whether controls stand below their names, for lack of width.
  let isStacked: Bool
  /// From the panel's left edge.
  let controlLeft: Double
  /// Of the numbers beside tracks, with their units: of single ones and of pairs.
  let singleWidth: Double
  let valueWidth: Double
  /// Of the numbers of pairs, without units.
  let pairWidth: Double

  var controlRight: Double { width - inset }
  var controlWidth: Double { controlRight - controlLeft }
  /// Whether numbers stand below their track, too.
  var isTrackAlone: Bool { trackRight(isPair: true) - controlLeft < 44 }

  /// Where tracks end: those with one number further to the right.
  func trackRight(isPair: Bool) -> Double {
    controlRight - (isPair ? valueWidth : singleWidth) - Self.trackGap
  }

  /// Between a track and its numbers.
  static let trackGap = 14.0
  /// Between the numbers of a pair, with an arrow in the middle.
  static let arrowGap = 26.0
  /// Between a number and its unit.
  static let unitGap = 3.0

  /// - Parameters:
  ///   - least: Points that the panel is wide if it may be.
  ///   - most: Points that the panel may be wide.
  init(of panel: Panel, atLeast least: Double = 0, within most: Double, text: TextPieces) {
    let rows = panel.rows
    let nested = Set(
      panel.items.flatMap { item -> [String] in
        guard case .group = item else { return [] }
        return item.rows.map(\.name)
      })
    func width(_ string: String, _ style: TextStyle = .plain) -> Double {
      text.size(string, style).width.rounded(.up)
    }
    let label =
      rows.map { row in
        max(
          width(row.label) + (nested.contains(row.name) ? Look.groupIndent : 0),
          width(row.fullLabel))
      }.max() ?? 0
    let pair = rows.map { Self.pairWidth(of: $0.control, width) }.max() ?? 0
    let value = rows.map { Self.valueWidth(of: $0.control, pair: pair, width) }.max() ?? 0
    let single = rows.map { row -> Double in
      guard case .slider = row.control else { return 0 }
      return Self.valueWidth(of: row.control, pair: pair, width)
    }.max()
    let tracks = value > 0 ? Look.leastTrack + Self.trackGap + value : 0
    let others = rows.map { Self.fieldWidth(of: $0.control, width) }.max() ?? 0
    let control = max(tracks, others, 120)
    let natural = 2 * Look.inset + label + Look.gap + control
    let wanted = max(Look.leastWidth, least, (natural / 4).rounded(.up) * 4)
    valueWidth = value
    singleWidth = single ?? 0
    pairWidth = pair
    isStacked = wanted > most
    inset = isStacked ? Look.narrowInset : Look.inset
    self.wanted = wanted
    self.width = min(wanted, most)
    // What is left over is the controls'.
    controlLeft = isStacked ? inset : inset + label + Look.gap
  }

  /// The room for numbers of a pair: in steps, so that the panel does not tremble with the digits.
  private static func pairWidth(
    of control: Control, _ width: (String, TextStyle) -> Double
  ) -> Double {
    guard case .pair(let pair) = control else { return 0 }
    return numberWidth([pair.first.value, pair.second.value], pair.range, width)
  }

  private static func valueWidth(
    of control: Control, pair pairWidth: Double, _ width: (String, TextStyle) -> Double
  ) -> Double {
    switch control {
    case .slider(let slider):
      return numberWidth([slider.number.value], slider.range, width)
        + unitWidth(slider.unit, width)
    case .pair(let pair): return 2 * pairWidth + arrowGap + unitWidth(pair.unit, width)
    default: return 0
    }
  }

  /// The room for the numbers that a slider can come to, and for those that it has.
  static func numberWidth(
    _ values: [Double], _ range: NumberRange, _ width: (String, TextStyle) -> Double
  ) -> Double {
    let own = range.widestTexts.map { width($0, .plain) }.max() ?? 0
    // A digit more, as fine steps have it, stands in the field's inset.
    let most = values.map { width(range.text(of: $0), .plain) - Look.fieldInset }.max() ?? 0
    return (max(own, most) / 4).rounded(.up) * 4
  }

  static func unitWidth(_ unit: String, _ width: (String, TextStyle) -> Double) -> Double {
    unit.isEmpty ? 0 : width(unit, .small) + unitGap
  }

  private static func fieldWidth(
    of control: Control, _ width: (String, TextStyle) -> Double
  ) -> Double {
    switch control {
    case .menu(let menu):
      (menu.choices.map { width($0, .plain) }.max() ?? 0) + Look.fieldInset + 24
    case .color: 52 + width("#DDDDDD", .plain) + Look.fieldInset + width("100 %", .small) + 12
    case .pad: 150
    case .text, .list: 150
    case .toggle, .note, .slider, .pair, .tiles: 0
    }
  }
}

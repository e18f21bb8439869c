internal import Layers
internal import Messages
internal import Typesetting

/// A text laid out in the room that it is offered, as SwiftUI does: broken into lines, made smaller
/// as far as it may be, and then cut.
struct FittedText {
  let layout: TextLayout
  let cut: TextCut
  /// Rounded up to whole pixels.
  let size: Size
  private let scale: Double

  /// - Parameter scale: Pixels per point.
  init(_ request: TextRequest, scale: Double) {
    self.scale = scale
    let room = Room(request, scale: scale)
    let whole = TextCut(request)
    var (cut, layout) = (whole, room.layout(whole, factor: 1))
    if !room.holds(layout) {
      let factor = room.largestFactor(whole)
      layout = room.layout(whole, factor: factor)
      if !room.holds(layout) { (cut, layout) = room.longestCut(of: layout, factor: factor) }
    }
    (self.cut, self.layout) = (cut, layout)
    size = room.size(of: layout)
  }

  /// The distance of a baseline from the top, on a whole pixel.
  func baseline(_ line: TextLayout.Line?) -> Double {
    ((line?.typographicBounds.origin.y ?? 0) * scale).rounded() / scale
  }
}

/// The room for a text, and the search for what fits into it.
private struct Room {
  private let request: TextRequest
  private let scale: Double
  private let alignment: TextLayout.Alignment
  private let width: Double?
  private let height: Double?
  private let lineLimit: Int

  /// Beyond what a pixel shows; it comes from rounding.
  private static let slack = 0.001

  init(_ request: TextRequest, scale: Double) {
    self.request = request
    self.scale = scale
    alignment =
      switch request.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    func length(_ offer: Double?) -> Double? {
      offer.flatMap { $0 < 1_000_000 ? max(0, $0) : nil }  // NaN does not limit it
    }
    // A text may be wider than its room by less than a pixel.
    width = length(request.width).map { ($0 * scale - Self.slack).rounded(.up) / scale }
    height = length(request.height)
    lineLimit = max(1, request.lineLimit ?? .max)
  }

  private var lineSpacing: Double { request.lineSpacing.clamped(to: -1_000...10_000) }

  func layout(_ cut: TextCut, factor: Double) -> TextLayout {
    TextLayout(
      request.styledText(cut, scaledBy: factor), width: width, alignment: alignment,
      lineSpacing: lineSpacing, lineHeight: .system)
  }

  /// The lines that have room; the first one in any case.
  private func allowedLines(_ layout: TextLayout) -> Int {
    let fitting = layout.lines.prefix { line in
      let bottom = line.typographicBounds.origin.y + line.typographicBounds.descent
      return bottom < (height ?? .infinity) + 1 / scale
    }
    return min(lineLimit, max(1, fitting.count))
  }

  func holds(_ layout: TextLayout) -> Bool { layout.lines.count <= allowedLines(layout) }

  /// The factor nearest to 1 at which the text fits; the smallest allowed if there is none.
  func largestFactor(_ cut: TextCut) -> Double {
    let smallest = request.minimumScale.clamped(to: 0.01...1)
    if smallest == 1 || !holds(layout(cut, factor: smallest)) { return smallest }
    var (fits, tooLarge) = (smallest, 1.0)
    for _ in 0..<6 {
      let middle = (fits + tooLarge) / 2
      if holds(layout(cut, factor: middle)) { fits = middle } else { tooLarge = middle }
    }
    return fits
  }

  /// The cut that shows the most, of a text that does not fit.
  func longestCut(of whole: TextLayout, factor: Double) -> (TextCut, TextLayout) {
    let letters = TextCut.letters(of: request)
    func attempt(_ count: Int) -> (TextCut, TextLayout) {
      let cut = TextCut(letters, shown: count, request.truncation)
      return (cut, layout(cut, factor: factor))
    }
    // About as many as the allowed lines have: more cannot fit, but for narrower letters.
    let allowed = whole.lines.prefix(allowedLines(whole))
    let slices = allowed.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.slices.count } }
    var (fits, tooLong) = (0, min(letters.count, 2 * slices + 8))
    var best = attempt(0)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      let found = attempt(middle)
      if holds(found.1) { (fits, best) = (middle, found) } else { tooLong = middle }
    }
    return best
  }

  func size(of layout: TextLayout) -> Size {
    guard let last = layout.lines.last, !layout.text.runs.isEmpty else { return .zero }
    func roundedUp(_ length: Double) -> Double {
      (length * scale - Self.slack).rounded(.up) / scale
    }
    let missing = max(0, max(0, min(request.reservedLines, 1_000)) - layout.lines.count)
    let lineHeight = last.typographicBounds.ascent + last.typographicBounds.descent
    let height = layout.size.height + Double(missing) * (lineHeight + lineSpacing)
    if width == 0 { return Size(width: 0, height: self.height == 0 ? 0 : roundedUp(lineHeight)) }
    return Size(width: roundedUp(layout.size.width), height: max(0, roundedUp(height)))
  }
}

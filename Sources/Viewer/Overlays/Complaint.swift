internal import Layers
internal import ShaderTranslation

/// What is wrong with the file that is being edited, over the last picture that was good.
struct Complaint: Equatable {
  let headline: String
  let details: [String]
  /// How many of the details are what is wrong; the rest is advice, and fainter.
  private let errorCount: Int

  /// Mistakes shown on screen; standard error has them all.
  private static let shown = 3

  init(headline: String, details: [String]) {
    self.headline = headline
    self.details = details
    errorCount = 1
  }

  /// The first mistakes of a file, each with its place.
  ///
  /// - Parameter consequence: What is on screen now.
  init(_ diagnostics: [Diagnostic], consequence: String) {
    let errors = diagnostics.filter { $0.severity == .error }
    let lines = errors.prefix(Self.shown).map { error in
      let place = error.span.map { "\(Self.name(of: $0.file)):\($0.line): " } ?? ""
      return place + error.message
    }
    let hint = errors.count == 1 ? errors.first?.hint.map { [$0] } ?? [] : []
    let rest = errors.count - Self.shown
    headline = errors.count == 1 ? "A mistake in the file" : "\(errors.count) mistakes in the file"
    details =
      lines + hint + (rest > 0 ? ["and \(rest) more, on standard error"] : [])
      + [consequence]
    errorCount = lines.count
  }

  /// The name of the file a path leads to.
  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? path[...]
  }

  func draw(on canvas: inout OverlayCanvas) {
    let room = min(620, canvas.size.width - 32)
    let lines = details.map { Self.cut($0, to: room - 44, on: canvas) }
    let widths = lines.map { canvas.measure($0, .label).width }
    let title = canvas.measure(headline, .value).width
    let width = min(room, max(title + 20, widths.max() ?? 0) + 44)
    let height = 38 + 18 * Double(lines.count)
    let panel = canvas.centered(Size(width: width, height: height), bottom: 14)
    canvas.panel(panel, opacity: 1.06)
    canvas.bar(
      Rect(x: panel.minX + 16, y: panel.minY + 15, width: 8, height: 8),
      color: Color(red: 1, green: 0.38, blue: 0.34), opacity: 1)
    canvas.put(headline, .value, at: Point(x: panel.minX + 32, y: panel.minY + 10))
    for (index, line) in lines.enumerated() {
      let place = Point(x: panel.minX + 32, y: panel.minY + 32 + 18 * Double(index))
      canvas.put(line, index < errorCount ? .label : .faint, at: place)
    }
  }

  /// Returns the text, shortened at its end where there is no room for it.
  private static func cut(_ text: String, to width: Double, on canvas: OverlayCanvas) -> String {
    guard canvas.measure(text, .label).width > width else { return text }
    var shown = text.dropLast()
    while shown.count > 8, canvas.measure(shown + "…", .label).width > width {
      shown = shown.dropLast(4)
    }
    return shown + "…"
  }
}

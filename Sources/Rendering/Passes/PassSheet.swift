/// Rectangles of pixels laid side by side in rows, none over another.
nonisolated struct PassSheet: Hashable, Sendable {
  /// One of the rectangles: whose it is, and where its top left corner is.
  struct Part: Hashable, Sendable {
    /// Index of its pass.
    let pass: Int
    let x: Int
    let y: Int
  }

  private(set) var parts: [Part] = []
  private(set) var pixelWidth = 0
  private(set) var pixelHeight = 0
  /// Right end and top of the row that is being filled.
  private var (end, top) = (0, 0)

  /// Longest side: rows and columns of a texture that every OpenGL 3.3 in use has.
  private static let limit = 2048

  /// Lays out rectangles in their order, on as many sheets as they need.
  ///
  /// - Parameter sizes: Width and height of each, and the index of its pass.
  static func sheets(of sizes: [(pass: Int, width: Int, height: Int)]) -> [PassSheet] {
    let pixels = sizes.reduce(0) { $0 + $1.width * $1.height }
    let side = Int(Double(pixels).squareRoot().rounded(.up))
    let width = min(limit, max(side, sizes.map(\.width).max() ?? 0))
    var sheets = [PassSheet()]
    for (pass, ownWidth, ownHeight) in sizes {
      if !sheets[sheets.count - 1].add(pass, ownWidth, ownHeight, within: width) {
        sheets.append(PassSheet())
        _ = sheets[sheets.count - 1].add(pass, ownWidth, ownHeight, within: width)
      }
    }
    return sheets
  }

  /// Adds a rectangle, and returns whether there was room; on an empty sheet there is.
  private mutating func add(_ pass: Int, _ width: Int, _ height: Int, within most: Int) -> Bool {
    if end > 0, end + width > most { (end, top) = (0, pixelHeight) }
    if !parts.isEmpty, top + height > Self.limit { return false }
    parts.append(Part(pass: pass, x: end, y: top))
    end += width
    pixelWidth = max(pixelWidth, end)
    pixelHeight = max(pixelHeight, top + height)
    return true
  }
}

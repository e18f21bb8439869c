internal import Glibc
internal import Layers

/// A symbol as lines and areas in a square of 100.
///
/// ```swift
/// let heart = SymbolDrawing(named: "heart.fill")
/// heart?.parts.count  // 1: its outline, filled
/// ```
struct SymbolDrawing {
  /// Lines or an area, drawn or cut out.
  struct Part {
    var isFilled: Bool
    var isCut: Bool
    var path = Path()
  }

  private(set) var parts: [Part]

  /// - Returns: `nil` for a name without a drawing.
  init?(named name: String) {
    if let text = SymbolDrawings.table[name] {
      self.init(text)
      return
    }
    guard name.hasSuffix(".fill"), let text = SymbolDrawings.table[String(name.dropLast(5))] else {
      return nil
    }
    self.init(text)
    fill()
  }

  /// Fills the first figure of the first lines, and cuts those inside it out.
  private mutating func fill() {
    guard let first = parts.first, !first.isFilled, !first.isCut else { return }
    let figures = first.path.figures
    // A line without an inside stays one.
    guard let outline = figures.first, outline.elements.last == .close else { return }
    var filled = [
      Part(isFilled: true, isCut: false, path: outline),
      Part(isFilled: false, isCut: false, path: outline),
    ]
    func add(_ part: Part) {
      var part = part
      part.isCut = part.isCut || outline.bounds.surrounds(part.path.bounds)
      filled.append(part)
    }
    for figure in figures.dropFirst() { add(Part(isFilled: false, isCut: false, path: figure)) }
    for part in parts.dropFirst() {
      for figure in part.path.figures {
        add(Part(isFilled: part.isFilled, isCut: part.isCut, path: figure))
      }
    }
    parts = filled
  }

  /// Draws a line through it, with a gap beside that.
  mutating func strike() {
    func line(_ shift: Double) -> Path {
      Path { path in
        path.move(to: Point(x: 10 + shift, y: 10))
        path.addLine(to: Point(x: 86 + shift, y: 94))
      }
    }
    parts.append(Part(isFilled: false, isCut: true, path: line(7)))
    parts.append(Part(isFilled: false, isCut: false, path: line(0)))
  }

  /// Around all lines and areas.
  var bounds: Rect {
    parts.filter { !$0.isCut }.map(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
      ?? Rect(x: 0, y: 0, width: 100, height: 100)
  }

  /// Reads a drawing of the table.
  private init(_ text: String) {
    parts = []
    var words = Words(text)
    while let command = words.command() {
      switch command {
      case "S", "F", "X", "K":
        parts.append(
          Part(
            isFilled: command == "F" || command == "K", isCut: command == "X" || command == "K"))
      default:
        guard let last = parts.indices.last else { return }
        Self.draw(command, &words, into: &parts[last].path)
      }
    }
  }

  private static func draw(_ command: Character, _ words: inout Words, into path: inout Path) {
    func point() -> Point { Point(x: words.number(), y: words.number()) }
    switch command {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "Q":
      let control = point()
      path.addQuadCurve(to: point(), control: control)
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), control1: first, control2: second)
    case "Z": path.closeSubpath()
    case "O":
      let (middle, x, y) = (point(), words.number(), words.number())
      path.addEllipse(in: Rect(x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y))
    case "R":
      let (corner, width, height) = (point(), words.number(), words.number())
      path.addRoundedRect(
        in: Rect(x: corner.x, y: corner.y, width: width, height: height),
        cornerRadius: words.number())
    case "A":
      let (middle, radius, from, to) = (point(), words.number(), words.number(), words.number())
      let count = max(2, Int(abs(to - from) / 5))
      path.addLines(
        (0...count).map { step in
          let angle = (from + (to - from) * Double(step) / Double(count)) * .pi / 180
          return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        })
    default: break
    }
  }

  /// The words of a drawing: letters, and numbers behind them.
  private struct Words {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }

    mutating func command() -> Character? {
      skipBlanks()
      return rest.popFirst()
    }

    mutating func number() -> Double {
      skipBlanks()
      let digits = rest.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      rest = rest[digits.endIndex...]
      return Double(digits) ?? 0
    }
  }
}

extension Path {
  /// The path's figures, one by one.
  fileprivate var figures: [Path] {
    var figures: [[Element]] = []
    for element in elements {
      if case .move = element { figures.append([]) }
      guard !figures.isEmpty else { continue }
      figures[figures.count - 1].append(element)
    }
    return figures.compactMap(Path.init(elements:))
  }
}

extension Rect {
  /// Whether another one is inside.
  fileprivate func surrounds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension PixelCanvas {
  /// Draws a symbol in white into a square of pixels.
  ///
  /// - Parameters:
  ///   - x: The left edge of the square.
  ///   - y: Its upper edge.
  ///   - lineWidth: In hundredths of the square.
  mutating func draw(
    _ drawing: SymbolDrawing, x: Double, y: Double, side: Double, lineWidth: Double
  ) {
    let place = AffineTransform(a: side / 100, b: 0, c: 0, d: side / 100, tx: x, ty: y)
    for part in drawing.parts {
      let lines: [Polyline]
      if part.isFilled {
        lines = part.path.applying(place).flattened(tolerance: 0.1)
      } else {
        let width = (part.isCut ? lineWidth * 1.1 : lineWidth) * side / 100
        lines = part.path.applying(place).outline(
          StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: 0.1)
      }
      add(CoverageMask(lines, width: width, height: height), isCut: part.isCut)
    }
  }
}

/// How much of each pixel is inside of lines: where they wind around it.
struct CoverageMask {
  /// 0 to 1, rows from the top.
  private(set) var coverage: [Float]
  /// Lines of samples in a row of pixels.
  private static let samples = 4

  init(_ lines: [Polyline], width: Int, height: Int) {
    coverage = Array(repeating: 0, count: width * height)
    var edges: [(from: Point, to: Point)] = []
    for line in lines where line.points.count > 1 {
      for (from, to) in zip(line.points, line.points.dropFirst() + [line.points[0]])
      where from.y != to.y {
        edges.append((from, to))
      }
    }
    let share = 1 / Float(Self.samples)
    for row in 0..<(height * Self.samples) {
      let y = (Double(row) + 0.5) / Double(Self.samples)
      var crossings: [(x: Double, turn: Int)] = []
      for (from, to) in edges where min(from.y, to.y) <= y && y < max(from.y, to.y) {
        let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        crossings.append((x, to.y > from.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      let start = row / Self.samples * width
      for (index, crossing) in crossings.enumerated().dropLast() {
        winding += crossing.turn
        guard winding != 0 else { continue }
        add(
          from: crossing.x, to: crossings[index + 1].x, in: start..<(start + width), share: share)
      }
    }
  }

  /// Adds a piece of a line of samples, with parts of the pixels at its ends.
  private mutating func add(from: Double, to: Double, in row: Range<Int>, share: Float) {
    let (from, to) = (max(0, from), min(Double(row.count), to))
    guard from < to else { return }
    for pixel in Int(from)...min(Int(to), row.count - 1) {
      let part = min(to, Double(pixel + 1)) - max(from, Double(pixel))
      coverage[row.lowerBound + pixel] += Float(part) * share
    }
  }
}

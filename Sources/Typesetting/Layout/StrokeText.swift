internal import Layers

/// Text set in Cairo's own strokes, for a machine that has no fonts.
///
/// Everything stands from left to right, and lines break after blanks or, where a word is too wide,
/// inside it.
struct StrokeText {
  private(set) var lines: [TextLayout.Line] = []
  private(set) var missingCharacters: [Unicode.Scalar] = []
  private(set) var size = Size(width: 0, height: 0)

  /// A character in the making of a line.
  private struct Letter {
    let style: StyledText.Style
    let measures: MeasuredFont
    let utf8Range: Range<Int>
    let glyphs: [GlyphCluster.Glyph]
    let isBlank: Bool
    var width: Double
  }

  init(_ text: StyledText, width: Double?, alignment: TextLayout.Alignment, lineSpacing: Double) {
    let emptyLine = StrokeFont(text.runs.first?.style.font ?? .body).measures
    var rows: [[Letter]] = []
    for paragraph in readParagraphs(of: text) {
      rows += Self.broken(paragraph, width: width ?? .infinity)
    }
    let widths = rows.map { $0.reduce(0) { $0 + $1.width } }
    size.width = widths.max() ?? 0
    for (row, rowWidth) in zip(rows, widths) {
      let room = size.width - rowWidth
      let left =
        switch alignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      if !lines.isEmpty { size.height += lineSpacing }
      let ascent = row.map(\.measures.ascent).max() ?? emptyLine.ascent
      let descent = row.map(\.measures.descent).max() ?? emptyLine.descent
      lines.append(
        Self.line(
          row,
          TypographicBounds(
            origin: Point(x: left, y: size.height + ascent), width: rowWidth, ascent: ascent,
            descent: descent, leading: row.map(\.measures.leading).max() ?? emptyLine.leading)))
      size.height += ascent + descent
    }
  }

  /// The letters between the text's own line ends; at least one paragraph.
  private mutating func readParagraphs(of text: StyledText) -> [[Letter]] {
    var paragraphs: [[Letter]] = [[]]
    var start = 0
    for run in text.runs {
      let font = StrokeFont(run.style.font)
      for character in run.string {
        let end = start + character.utf8.count
        if character.isNewline {
          paragraphs.append([])
        } else {
          paragraphs[paragraphs.count - 1].append(
            readLetter(character, utf8Range: start..<end, style: run.style, font: font))
        }
        start = end
      }
    }
    return paragraphs
  }

  private mutating func readLetter(
    _ character: Character, utf8Range: Range<Int>, style: StyledText.Style, font: StrokeFont
  ) -> Letter {
    var glyphs: [GlyphCluster.Glyph] = []
    var pen = 0.0
    for scalar in character.unicodeScalars {
      if let ink = font.ink(of: scalar) {
        if case .box = ink { missingCharacters.append(scalar) }
        glyphs.append(GlyphCluster.Glyph(ink: ink, offset: Point(x: pen, y: 0)))
      }
      pen += font.advance(of: scalar)
    }
    return Letter(
      style: style, measures: font.measures, utf8Range: utf8Range, glyphs: glyphs,
      isBlank: character.isWhitespace, width: pen)
  }

  /// A paragraph's lines; blanks at which a line broke take no room.
  private static func broken(_ letters: [Letter], width: Double) -> [[Letter]] {
    var rows: [[Letter]] = []
    var row: [Letter] = []
    var rowWidth = 0.0
    for letter in letters {
      if !letter.isBlank, rowWidth + letter.width > width, !row.isEmpty {
        let end = row.lastIndex(where: \.isBlank).map { $0 + 1 } ?? row.count
        rows.append(withoutRoomForBlanks(row[..<end]))
        row = Array(row[end...])
        rowWidth = row.reduce(0) { $0 + $1.width }
      }
      row.append(letter)
      rowWidth += letter.width
    }
    return rows + [row]
  }

  private static func withoutRoomForBlanks(_ row: ArraySlice<Letter>) -> [Letter] {
    var row = Array(row)
    for index in row.indices.reversed() {
      guard row[index].isBlank else { break }
      row[index].width = 0
    }
    return row
  }

  private static func line(_ row: [Letter], _ bounds: TypographicBounds) -> TextLayout.Line {
    var runs: [(style: StyledText.Style, slices: [TextLayout.Slice])] = []
    var pen = bounds.origin.x
    for letter in row {
      let parts =
        letter.glyphs.isEmpty
        ? [] : [GlyphCluster.Part(face: letter.measures.face, glyphs: letter.glyphs)]
      let slice = TextLayout.Slice(
        typographicBounds: TypographicBounds(
          origin: Point(x: pen, y: bounds.origin.y), width: letter.width,
          ascent: letter.measures.ascent, descent: letter.measures.descent,
          leading: letter.measures.leading),
        utf8Range: letter.utf8Range, glyphs: GlyphCluster(parts: parts))
      if runs.last?.style == letter.style {
        runs[runs.count - 1].slices.append(slice)
      } else {
        runs.append((letter.style, [slice]))
      }
      pen += letter.width
    }
    return TextLayout.Line(
      typographicBounds: bounds,
      runs: runs.map { run in
        TextLayout.Run(
          typographicBounds: run.slices.dropFirst().reduce(run.slices[0].typographicBounds) {
            $0.extended(over: $1.typographicBounds)
          },
          style: run.style, direction: .leftToRight, slices: run.slices)
      })
  }
}

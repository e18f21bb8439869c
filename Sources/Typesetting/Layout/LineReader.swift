internal import CPango
internal import Layers

/// Turns Pango's lines into layout lines: clusters into slices, and slices of one style into runs.
struct LineReader {
  /// Characters that no installed font had, over all lines read so far.
  private(set) var missingCharacters: [Unicode.Scalar] = []
  /// Shortages of the installed fonts, over all lines read so far.
  private(set) var shortages: Set<FontShortage> = []

  private let runs: [StyledText.Run]
  private let runRanges: [Range<Int>]
  /// Whether a character that a reader would count begins at an offset in the UTF-8.
  private let beginsCharacter: [Bool]
  private let utf8: [UInt8]
  private var measuredFonts: [UnsafeMutablePointer<PangoFont>: MeasuredFont] = [:]

  init(_ text: StyledText) {
    runs = text.runs
    utf8 = Array(text.string.utf8)
    runRanges = text.utf8Ranges
    var begins: [Bool] = []
    for character in text.string {
      begins.append(true)
      begins.append(contentsOf: repeatElement(false, count: character.utf8.count - 1))
    }
    beginsCharacter = begins
  }

  /// Reads one line.
  ///
  /// - Parameters:
  ///   - box: The line's logical extents in Pango units.
  ///   - baseline: The y of the baseline in Pango units.
  mutating func readLine(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, box: PangoRectangle, baseline: Int32
  ) -> TextLayout.Line {
    var pieces: [Piece] = []
    var pen = box.x
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      for piece in readPieces(of: item.pointee, from: &pen, baseline: baseline) {
        // Pango may set a mark apart from its letter; a reader sees one character.
        if let last = pieces.last, belongTogether(last, piece) {
          pieces[pieces.count - 1] = last.joined(with: piece)
        } else {
          pieces.append(piece)
        }
      }
      node = current.pointee.next
    }
    let runs = makeRuns(of: pieces)
    return TextLayout.Line(
      typographicBounds: TypographicBounds(
        origin: Point(x: PangoUnits.points(box.x), y: PangoUnits.points(baseline)),
        width: PangoUnits.points(box.width),
        ascent: PangoUnits.points(baseline - box.y),
        descent: PangoUnits.points(box.y + box.height - baseline),
        leading: runs.map(\.typographicBounds.leading).max() ?? 0),
      runs: runs)
  }

  /// Reads an item's clusters from left to right and moves the pen to the item's end.
  private mutating func readPieces(
    of glyphItem: PangoGlyphItem, from pen: inout Int32, baseline: Int32
  ) -> [Piece] {
    let item = glyphItem.item.pointee
    let string = glyphItem.glyphs.pointee
    let count = Int(string.num_glyphs)
    let isRightToLeft = item.analysis.level % 2 == 1
    let itemStart = Int(item.offset)
    let itemEnd = itemStart + Int(item.length)
    let styleIndex = runRanges.firstIndex { $0.contains(itemStart) } ?? 0
    let font = measure(item.analysis.font)

    var pieces: [Piece] = []
    var first = 0
    while first < count {
      let cluster = string.log_clusters[first]
      var end = first + 1
      while end < count, string.log_clusters[end] == cluster { end += 1 }
      // The characters end where the next cluster in reading order begins.
      let next = isRightToLeft ? first - 1 : end
      let textEnd =
        (0..<count).contains(next) ? itemStart + Int(string.log_clusters[next]) : itemEnd

      let origin = pen
      var glyphs: [GlyphCluster.Glyph] = []
      for index in first..<end {
        if let glyph = readGlyph(string.glyphs[index], of: item.analysis.font, at: pen - origin) {
          glyphs.append(glyph)
        }
        pen += string.glyphs[index].geometry.width
      }
      let utf8Range = itemStart + Int(cluster)..<textEnd
      noteShortage(of: glyphs, for: utf8Range)
      pieces.append(
        Piece(
          styleIndex: styleIndex, direction: isRightToLeft ? .rightToLeft : .leftToRight,
          utf8Range: utf8Range,
          bounds: TypographicBounds(
            origin: Point(x: PangoUnits.points(origin), y: PangoUnits.points(baseline)),
            width: PangoUnits.points(pen - origin),
            ascent: font.ascent, descent: font.descent, leading: font.leading),
          parts: glyphs.isEmpty ? [] : [GlyphCluster.Part(face: font.face, glyphs: glyphs)]))
      first = end
    }
    return pieces
  }

  /// Reads a glyph, `offset` Pango units from its cluster's origin; `nil` for one without ink.
  private mutating func readGlyph(
    _ glyph: PangoGlyphInfo, of font: UnsafeMutablePointer<PangoFont>?, at offset: Int32
  ) -> GlyphCluster.Glyph? {
    if glyph.glyph == PANGO_GLYPH_EMPTY { return nil }
    let ink: GlyphCluster.Ink
    if glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
      let scalar = Unicode.Scalar(glyph.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG) ?? "\u{FFFD}"
      missingCharacters.append(scalar)
      ink = .box(scalar, width: PangoUnits.points(glyph.geometry.width))
    } else if glyph.attr.is_color != 0 {
      ink = .colored(index: UInt(glyph.glyph))
    } else {
      var extents = PangoRectangle()
      pango_font_get_glyph_extents(font, glyph.glyph, &extents, nil)
      if extents.width == 0 || extents.height == 0 { return nil }
      ink = .outline(index: UInt(glyph.glyph))
    }
    return GlyphCluster.Glyph(
      ink: ink,
      offset: Point(
        x: PangoUnits.points(offset + glyph.geometry.x_offset),
        y: PangoUnits.points(glyph.geometry.y_offset)))
  }

  /// Notes what the fonts lack for a cluster.
  private mutating func noteShortage(of glyphs: [GlyphCluster.Glyph], for utf8Range: Range<Int>) {
    guard let first = utf8[utf8Range].first, first >= 0x80, !glyphs.isEmpty else { return }
    let hasColor = glyphs.contains { if case .colored = $0.ink { true } else { false } }
    if hasColor { return }
    let character = String(decoding: utf8[utf8Range], as: UTF8.self)
    if character.unicodeScalars.areEmoji {
      shortages.insert(.emoji)
    } else if glyphs.contains(where: \.isBoxOfAssignedCharacter) {
      shortages.insert(.characters)
    }
  }

  /// Whether two neighbors are parts of one character.
  private func belongTogether(_ left: Piece, _ right: Piece) -> Bool {
    left.isContinued(by: right)
      && !beginsCharacter[max(left.utf8Range.lowerBound, right.utf8Range.lowerBound)]
  }

  private func makeRuns(of pieces: [Piece]) -> [TextLayout.Run] {
    var groups: [[Piece]] = []
    for piece in pieces {
      if let left = groups.last?.last, left.isContinued(by: piece) {
        groups[groups.count - 1].append(piece)
      } else {
        groups.append([piece])
      }
    }
    return groups.map { group in
      TextLayout.Run(
        typographicBounds: group.dropFirst().reduce(group[0].bounds) {
          $0.extended(over: $1.bounds)
        },
        style: runs[group[0].styleIndex].style, direction: group[0].direction,
        slices: group.map(\.slice))
    }
  }

  private mutating func measure(_ font: UnsafeMutablePointer<PangoFont>) -> MeasuredFont {
    if let known = measuredFonts[font] { return known }
    let measured = MeasuredFont(font)
    measuredFonts[font] = measured
    return measured
  }
}

extension String.UnicodeScalarView {
  /// Whether a font with colors would draw these scalars, which are one character.
  fileprivate var areEmoji: Bool {
    guard let first else { return false }
    let (textStyle, emojiStyle): (Unicode.Scalar, Unicode.Scalar) = ("\u{FE0E}", "\u{FE0F}")
    return first.properties.isEmojiPresentation && !contains(textStyle)
      || first.properties.isEmoji && contains(emojiStyle)
  }
}

extension GlyphCluster.Glyph {
  /// Whether a font could be installed that has the character this box stands for.
  fileprivate var isBoxOfAssignedCharacter: Bool {
    guard case .box(let scalar, _) = ink else { return false }
    let category = scalar.properties.generalCategory
    return category != .unassigned && category != .privateUse
  }
}

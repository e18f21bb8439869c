internal import CPango

extension StyledText {
  /// The styles as Pango attributes; the caller owns the list.
  ///
  /// Colors and custom attributes are left out: Pango would draw with the first and ignore the
  /// second. Every stretch has its font as an attribute of its own, and Pango never shapes
  /// across the ends of those, so no ligature joins two stretches.
  func makeAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
      attribute?.pointee.start_index = UInt32(range.lowerBound)
      attribute?.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (run, range) in zip(runs, utf8Ranges) {
      let description = run.style.font.makeDescription()
      add(pango_attr_font_desc_new(description), over: range)
      pango_font_description_free(description)
      if run.style.font.hasMonospacedDigits {
        add(pango_attr_font_features_new("tnum=1"), over: range)
      }
      if run.style.tracking != 0 {
        add(pango_attr_letter_spacing_new(PangoUnits.offset(run.style.tracking)), over: range)
      }
    }
    // A word too wide for its line breaks without a hyphen, except where a soft hyphen asks for it.
    for range in string.utf8Ranges(between: "\u{AD}") {
      add(pango_attr_insert_hyphens_new(0), over: range)
    }
    return list
  }

  /// Where each run lies in the UTF-8 of `string`.
  var utf8Ranges: [Range<Int>] {
    var start = 0
    return runs.map { run in
      defer { start += run.string.utf8.count }
      return start..<start + run.string.utf8.count
    }
  }
}

extension String {
  /// Where the parts between separators lie in the UTF-8.
  fileprivate func utf8Ranges(between separator: Unicode.Scalar) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for part in unicodeScalars.split(separator: separator, omittingEmptySubsequences: false) {
      let end = start + Substring(part).utf8.count
      if end > start { ranges.append(start..<end) }
      start = end + UTF8.width(separator)
    }
    return ranges
  }
}

extension Font {
  /// The font as Pango asks fontconfig for it; the caller frees it.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// Free families with rounded strokes and heavy weights, the nearest to San Francisco's first; as
  /// Debian packages them, or as they are usually installed by hand.
  private static let roundedFamilies = [
    "SF Pro Rounded", "Nunito", "M PLUS Rounded 1c", "Varela Round", "Quicksand", "Comfortaa",
  ]

  /// Families in the order in which they are tried.
  private var families: String {
    switch design {
    // San Francisco changes to its tighter display cut at 20 points as well.
    case .default: size >= 20 ? "Inter Display, Inter, sans-serif" : "Inter, sans-serif"
    case .rounded:
      Self.roundedFamilies.joined(separator: ", ") + ", \(Font(size: size).families)"
    case .serif: "serif"
    case .monospaced: "monospace"
    case .named(let family): "\(family), sans-serif"
    }
  }
}

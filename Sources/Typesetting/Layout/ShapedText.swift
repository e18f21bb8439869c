internal import CPango
internal import Layers

/// A Pango layout of a styled text; released at the end of its scope.
///
/// Units are points: fonts have absolute sizes in user space, and hinting never changes a width.
struct ShapedText: ~Copyable {
  private let layout: OpaquePointer

  /// Fails if no font is installed at all: Pango then reads memory that it never wrote.
  init?(
    _ text: StyledText, width: Double?, alignment: TextLayout.Alignment, lineSpacing: Double
  ) {
    _ = BundledFonts.areLoaded
    // The default font map is this thread's own: Pango's objects may not be shared by threads.
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    // The layout holds the context; settings made below still reach it.
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    // The height of a line without characters comes from here.
    let first = (text.runs.first?.style.font ?? .body).makeDescription()
    defer { pango_font_description_free(first) }
    guard let font = pango_context_load_font(context, first) else { return nil }
    g_object_unref(UnsafeMutableRawPointer(font))
    layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, first)

    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)  // 72 points per inch: 1 point is 1 unit
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)

    let string = text.string
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    let attributes = text.makeAttributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { PangoUnits.length($0) } ?? -1)
    pango_layout_set_alignment(layout, alignment.pangoAlignment)
    pango_layout_set_spacing(layout, PangoUnits.offset(lineSpacing))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The box around all lines, in Pango units; its x is not 0 if lines are aligned within a width.
  private var logicalBox: PangoRectangle {
    var box = PangoRectangle()
    pango_layout_get_extents(layout, nil, &box)
    return box
  }

  var size: Size {
    let box = logicalBox
    return Size(width: PangoUnits.points(box.width), height: PangoUnits.points(box.height))
  }

  func readLines(with reader: inout LineReader) -> [TextLayout.Line] {
    let left = logicalBox.x
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLayout.Line] = []
    repeat {
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      box.x -= left
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      let baseline = pango_layout_iter_get_baseline(iterator)
      lines.append(reader.readLine(line, box: box, baseline: baseline))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }
}

extension TextLayout.Alignment {
  /// Pango mirrors left and right for paragraphs read from right to left.
  fileprivate var pangoAlignment: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}

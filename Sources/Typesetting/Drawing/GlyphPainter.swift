internal import CPango
internal import Layers

/// Draws clusters of glyphs into a picture.
///
/// Outlines are filled as paths: Cairo's own glyph pictures stand on whole pixels only, which would
/// space small text unevenly.
struct GlyphPainter: ~Copyable {
  private let scale: Double
  private var fonts: [GlyphFace: OpaquePointer?] = [:]
  private var batches: [GlyphBatch] = []

  /// - Parameter scale: Pixels per point.
  init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "Text scale must be positive, got \(scale)")
    self.scale = scale
  }

  deinit {
    for font in fonts.values { cairo_scaled_font_destroy(font) }
  }

  /// Adds a cluster over those added before.
  ///
  /// - Parameter origin: Where the cluster's origin stands, in points.
  mutating func add(_ cluster: GlyphCluster, at origin: Point, color: Color) {
    for part in cluster.parts {
      let font = scaledFont(of: part.face)
      for glyph in part.glyphs {
        let point = Point(x: origin.x + glyph.offset.x, y: origin.y + glyph.offset.y)
        let content: GlyphBatch.Content =
          switch glyph.ink {
          case .outline(let index), .stroked(let index):
            .outlines([cairo_glyph_t(index: index, x: point.x, y: point.y)])
          case .colored(let index):
            .colored(cairo_glyph_t(index: index, x: point.x, y: point.y))
          case .box(let scalar, let width):
            .missing(MissingGlyph(scalar, origin: point, width: width, size: part.face.size))
          }
        let batch = GlyphBatch(font: font, color: color, content: content)
        if batches.isEmpty || !batches[batches.count - 1].absorb(batch) { batches.append(batch) }
      }
    }
  }

  /// Adds a line over what was added before.
  ///
  /// - Parameter rect: In points; its edges are put on whole pixels.
  mutating func add(_ rect: Rect, color: Color) {
    let top = (rect.minY * scale).rounded()
    let height = max(1, (rect.size.height * scale).rounded())
    let rule = Rect(
      x: rect.minX, y: top / scale, width: rect.size.width, height: height / scale)
    batches.append(GlyphBatch(font: nil, color: color, content: .rule(rule)))
  }

  /// Returns everything added, over transparency.
  ///
  /// - Parameter bounds: Points that the picture covers even where there is no ink.
  func picture(covering bounds: Rect? = nil) -> TextPicture {
    let box = pixelBox(covering: bounds)
    return TextPicture(
      image: Image(
        pixelWidth: box.width, pixelHeight: box.height, pixels: paintPixels(of: box)),
      rect: box.rect(scale: scale))
  }

  /// Returns the pixels that a picture covers.
  func pixelBox(covering bounds: Rect?) -> PixelBox {
    var box = PixelBox()
    if let bounds { box.formUnion(bounds, scale: scale) }
    // Measures only, but Cairo leaves glyphs far outside of a surface out of a path: this one has
    // no end.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    for batch in batches {
      box.formUnion(batch.inkBounds(in: context, scale: scale), scale: scale)
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    return box
  }

  /// Returns RGBA, premultiplied, rows from the top.
  private func paintPixels(of box: PixelBox) -> [UInt8] {
    let pixelCount = box.width * box.height
    if pixelCount == 0 { return [] }
    return [UInt8](unsafeUninitializedCapacity: pixelCount * 4) { bytes, byteCount in
      bytes.initialize(repeating: 0)
      byteCount = pixelCount * 4
      // Cairo's surfaces have at most 32767 pixels on a side; a picture may have more.
      for tile in box.tiles(side: 16384) {
        let offset = ((tile.minY - box.minY) * box.width + tile.minX - box.minX) * 4
        paint(tile, into: bytes.baseAddress.map { $0 + offset }, stride: box.width * 4)
      }
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        for index in pixels.indices { pixels[index] = rgba(argb: pixels[index]) }
      }
    }
  }

  /// Paints a tile in Cairo's format: premultiplied, one number a pixel with alpha in its top byte.
  private func paint(_ tile: PixelBox, into pixels: UnsafeMutablePointer<UInt8>?, stride: Int) {
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(tile.width), Int32(tile.height), Int32(stride))
    let context = cairo_create(surface)
    cairo_translate(context, Double(-tile.minX), Double(-tile.minY))
    cairo_scale(context, scale, scale)
    for batch in batches { batch.draw(on: context) }
    cairo_destroy(context)
    cairo_surface_finish(surface)  // writes what is pending before the memory is used otherwise
    cairo_surface_destroy(surface)
  }

  private mutating func scaledFont(of face: GlyphFace) -> OpaquePointer? {
    if let known = fonts[face] { return known }
    let font = face.makeScaledFont(scale: scale)
    fonts[face] = font
    return font
  }
}

/// A pixel whose bytes in memory are red, green, blue, alpha, from a number with alpha on top.
private func rgba(argb: UInt32) -> UInt32 {
  let swapped = (argb & 0xFF00_FF00) | (argb & 0xFF) << 16 | (argb >> 16) & 0xFF
  return swapped.littleEndian
}

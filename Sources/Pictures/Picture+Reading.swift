internal import CPixbuf
internal import Files
internal import Glibc

extension Picture {
  /// Reads a PNG, a JPEG, or another picture that gdk-pixbuf knows, with a PNG's text.
  ///
  /// A camera's note of how it was held (EXIF orientation) is applied. Of an animation this
  /// is the first frame. Color profiles are not applied: colors are taken as sRGB.
  ///
  /// - Throws: `PictureError` when the file cannot be read, is not a picture, or is damaged. A JPEG
  ///   that is cut short is a picture all the same: its decoder fills the rest with gray.
  package init(contentsOf path: String) throws(PictureError) {
    try self.init(decoding: try Self.bytes(ofFileAt: path), of: path)
  }

  /// Reads a picture from the bytes of a file.
  ///
  /// - Parameter path: The file's name, for messages.
  package init(decoding bytes: [UInt8], of path: String) throws(PictureError) {
    let pixbuf = try Self.decoded(bytes, from: path)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

    var text: [PNGText] = []
    // Of all texts together: a small chunk may grow a thousandfold.
    var room = PNGText.longestInflated
    if var chunks = PNGChunks(of: bytes) {
      while let chunk = chunks.next() {
        if let entry = PNGText(chunk, room: &room) { text.append(entry) }
      }
      // The decoder takes what it gets, and leaves the rest transparent.
      guard chunks.hasEnded else {
        throw .unreadable(
          path: path, reason: "the PNG is cut short, its last chunk (IEND) is missing")
      }
    }
    self.init(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)),
      pixels: Self.premultipliedPixels(of: pixbuf), text: text)
  }

  /// Bytes that a picture's file may have.
  private static let maxBytes = 256 << 20
  /// Pixels that a picture may have; decoded they take four bytes each, twice.
  private static let maxPixels = 1 << 27

  fileprivate static func bytes(ofFileAt path: String) throws(PictureError) -> [UInt8] {
    do throws(ReadError) {
      return try readWhole(path, limit: maxBytes)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  /// Whether gdk-pixbuf knows the decoders that come with the portable archive. PNG and JPEG are in
  /// the library itself.
  private static let bundledDecodersAreKnown = BundledFiles.folder.map {
    gdk_pixbuf_init_modules($0, nil) != 0
  }

  /// How the files of the usual formats begin, with gdk-pixbuf's names.
  private static let signatures: [(format: String, bytes: [UInt8])] = [
    ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("jpeg", [0xFF, 0xD8, 0xFF]),
  ]

  /// Returns a decoder for a file; it belongs to the caller.
  ///
  /// gdk-pixbuf recognizes a file by the system's table of file types, and without that table reads
  /// nothing: the usual formats do not need it.
  private static func makeLoader(for bytes: [UInt8]) -> UnsafeMutablePointer<GdkPixbufLoader>? {
    _ = bundledDecodersAreKnown
    let format = signatures.first { bytes.starts(with: $0.bytes) }?.format
    return format.flatMap { gdk_pixbuf_loader_new_with_type($0, nil) } ?? gdk_pixbuf_loader_new()
  }

  /// Decodes a whole file; the result belongs to the caller.
  fileprivate static func decoded(
    _ bytes: [UInt8], from path: String
  ) throws(PictureError) -> OpaquePointer {
    guard let loader = makeLoader(for: bytes) else {
      fatalError("out of memory: no room for a picture's decoder")
    }
    defer { g_object_unref(loader) }
    // Its size is known before room is made for its pixels: 0 × 0 makes none.
    let refuse:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutablePointer<Bool>
      ) -> Void = {
        loader, width, height, isTooLarge in
        guard Int(width) * Int(height) > Picture.maxPixels else { return }
        isTooLarge.pointee = true
        gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
    let isTooLarge = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    isTooLarge.initialize(to: false)
    defer { isTooLarge.deallocate() }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(refuse, to: GCallback.self),
      isTooLarge, nil, GConnectFlags(rawValue: 0))
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    // A loader must be closed in any case; after one error it has nothing to add.
    let isClosed =
      isWritten
      ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
    defer { g_clear_error(&error) }
    guard !isTooLarge.pointee else {
      throw .unreadable(path: path, reason: "it has more than \(maxPixels >> 20) million pixels")
    }
    guard isWritten && isClosed, let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
    else {
      let reason = error.map { String(cString: $0.pointee.message) }
      throw .unreadable(path: path, reason: reason ?? "it holds no picture")
    }
    return upright
  }

  private static func premultipliedPixels(of pixbuf: OpaquePointer) -> [UInt8] {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))  // 3, or 4 with straight alpha
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)!  // null only for what is not a pixbuf
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      var target = 0
      for y in 0..<height {
        var place = source + y * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? place[3] : 255
          for channel in 0..<3 {
            pixels[target + channel] = premultiplied(place[channel], alpha: alpha)
          }
          pixels[target + 3] = alpha
          target += 4
          place += channels
        }
      }
      count = width * height * 4
    }
  }
}

/// A picture as its file has it: RGBA, 8 bits each, straight alpha, rows from the top.
package struct StraightPicture: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt8]

  /// Reads what `Picture` reads.
  package init(contentsOf path: String) throws(PictureError) {
    let pixbuf = try Picture.decoded(try Picture.bytes(ofFileAt: path), from: path)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))  // 3, or 4 with straight alpha
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)!  // null only for what is not a pixbuf
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = source + y * stride + x * channels
        pixels += [place[0], place[1], place[2], channels == 4 ? place[3] : 255]
      }
    }
    self.pixels = pixels
  }
}

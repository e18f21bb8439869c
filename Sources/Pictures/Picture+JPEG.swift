internal import CPixbuf
internal import Glibc

extension Picture {
  /// Returns the picture as a JPEG file, without its alpha; `nil` if gdk-pixbuf cannot write one.
  ///
  /// - Parameter quality: 1 to 100: what is seen of the difference at 85 is noise beside edges.
  package func jpegBytes(quality: Int) -> [UInt8]? {
    guard
      let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
      let target = gdk_pixbuf_get_pixels(pixbuf)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = ((y * width + x) * 4, y * stride + x * 3)
        for channel in 0..<3 { target[to + channel] = pixels[from + channel] }
      }
    }
    var file: UnsafeMutablePointer<CChar>?
    var count = gsize(0)
    let words = [strdup("quality"), strdup("\(quality)")] as [UnsafeMutablePointer<CChar>?]
    defer { for word in words { free(word) } }
    var (key, value) = ([words[0], nil], [words[1], nil])
    let isWritten =
      gdk_pixbuf_save_to_bufferv(
        pixbuf, &file, &count, "jpeg", &key, &value, nil) != 0
    defer { g_free(file) }
    guard isWritten, let file else { return nil }
    return file.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}

import Foundation
import Pictures

/// The screen of a virtual display, read from the file that the X server draws into (`-fbdir`).
///
/// The server maps the file, so a read sees what is on the screen at that moment, with no request
/// to the server and no wait. It may see half of a change; a test waits until the picture is right.
///
/// The format is X11's window dump: a header of 32-bit big-endian numbers, the window's name, the
/// color map and the rows from the top. Source: `X11/XWDFile.h`.
struct FramebufferFile: ~Copyable, Sendable {
  let width: Int
  let height: Int
  private let descriptor: Int32
  private let layout: Layout

  init(path: String) throws {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw VirtualDisplay.Failure("cannot read the screen at \(path): \(reason(errno))")
    }
    do {
      let header = try Self.read(100, at: 0, from: descriptor)
      layout = try Layout(header: header)
    } catch {
      close(descriptor)
      throw error
    }
    width = layout.width
    height = layout.height
  }

  deinit { close(descriptor) }

  /// Returns the part of the screen inside `frame`, opaque.
  func picture(of frame: VirtualDisplay.Frame) throws -> Picture {
    guard frame.x >= 0, frame.y >= 0, frame.width > 0, frame.height > 0,
      frame.x + frame.width <= width, frame.y + frame.height <= height
    else {
      throw VirtualDisplay.Failure("\(frame) is not on the screen of \(width) × \(height)")
    }
    let count = frame.width * Layout.bytesPerPixel
    var pixels = [UInt8](repeating: 0, count: count * frame.height)
    try pixels.withUnsafeMutableBytes { pixels in
      for y in 0..<frame.height {
        let start =
          layout.start + (frame.y + y) * layout.bytesPerRow + frame.x * Layout.bytesPerPixel
        let row = UnsafeMutableRawBufferPointer(rebasing: pixels[y * count..<(y + 1) * count])
        try Self.read(into: row, at: start, from: descriptor)
        layout.turnIntoColors(row)
      }
    }
    return Picture(width: frame.width, height: frame.height, pixels: pixels)
  }

  private static func read(_ count: Int, at offset: Int, from file: Int32) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try bytes.withUnsafeMutableBytes { try read(into: $0, at: offset, from: file) }
    return bytes
  }

  private static func read(
    into bytes: UnsafeMutableRawBufferPointer, at offset: Int, from file: Int32
  ) throws {
    let got = pread(file, bytes.baseAddress, bytes.count, offset)
    guard got == bytes.count else {
      let why = got < 0 ? reason(errno) : "it ends after \(max(0, got)) of \(bytes.count) bytes"
      throw VirtualDisplay.Failure("cannot read the screen at byte \(offset): \(why)")
    }
  }
}

/// Where the pixels are in a window dump, and how a color is stored in one.
private struct Layout {
  static let bytesPerPixel = 4

  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Offset of the first row in the file.
  let start: Int
  private let isLittleEndian: Bool
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32

  init(header: [UInt8]) throws {
    let fields = stride(from: 0, to: header.count, by: 4).map { number(header[$0..<$0 + 4]) }
    func field(_ index: Int) -> Int { Int(fields[index]) }

    let version = field(1)
    let format = field(2)
    let bitsPerPixel = field(11)
    guard version == 7, format == 2, bitsPerPixel == 8 * Self.bytesPerPixel else {
      throw VirtualDisplay.Failure(
        "the screen is a window dump of version \(version), format \(format), \(bitsPerPixel) bits"
          + " a pixel; only version 7, format 2 (rows of whole pixels) and 32 bits are read")
    }
    let bytesPerColor = 12
    width = field(4)
    height = field(5)
    isLittleEndian = field(7) == 0
    bytesPerRow = field(12)
    (red, green, blue) = (fields[14], fields[15], fields[16])
    start = field(0) + field(19) * bytesPerColor
  }

  /// Replaces each pixel by its red, green and blue, each the 8 bits under its mask, and 255.
  ///
  /// Tests look at the screen a hundred times a second, so this has to be quick.
  func turnIntoColors(_ row: UnsafeMutableRawBufferPointer) {
    let shifts = (
      red: UInt32(red.trailingZeroBitCount), green: UInt32(green.trailingZeroBitCount),
      blue: UInt32(blue.trailingZeroBitCount)
    )
    for pixel in 0..<row.count / Layout.bytesPerPixel {
      let stored = row.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self)
      let value = isLittleEndian ? UInt32(littleEndian: stored) : UInt32(bigEndian: stored)
      let color =
        ((value & red) >> shifts.red & 255) | ((value & green) >> shifts.green & 255) << 8
        | ((value & blue) >> shifts.blue & 255) << 16 | 255 << 24
      row.storeBytes(of: color.littleEndian, toByteOffset: 4 * pixel, as: UInt32.self)
    }
  }
}

/// Reads bytes as a number, the most significant first.
private func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0) { $0 << 8 | UInt32($1) }
}

private func reason(_ code: Int32) -> String {
  String(cString: strerror(code))
}

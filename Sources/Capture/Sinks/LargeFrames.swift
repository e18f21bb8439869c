internal import Glibc

/// Frames that take so much memory that few are to be there at a time.
nonisolated enum LargeFrames {
  private static let bytes = 16 << 20

  /// Whether frames of this size are so large, in pixels.
  static func areLarge(width: Int, height: Int) -> Bool { width * height * 4 > bytes }

  /// `mallopt` of glibc, which is not in its module for Swift; `nil` where the library has none.
  private static let setOption = dlsym(nil, "mallopt").map {
    unsafeBitCast($0, to: (@convention(c) (Int32, Int32) -> Int32).self)
  }
  /// `M_MMAP_THRESHOLD`
  private static let threshold: Int32 = -3

  /// From now on a block of 8 MiB or more goes back to the system when it is freed.
  ///
  /// glibc raises its threshold to blocks that were freed, up to 32 MiB: a frame of 3840 × 2160 is
  /// a little smaller, and its memory would stay with the program, in pieces. Giving it back takes
  /// a recording of such PNGs from 341 to 303 MB and from 1.9 to 2.2 s for 20 frames.
  static func giveMemoryBack() { _ = setOption?(threshold, 8 << 20) }
}

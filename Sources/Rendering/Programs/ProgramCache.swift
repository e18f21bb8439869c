internal import Files
internal import OpenGL

/// Programs as the driver made them, in files from one run to the next.
///
/// One is found by the driver's own words and both stages' text. A driver that has changed in spite
/// of that refuses it, and then it is compiled like any other.
nonisolated struct ProgramCache: Sendable {
  let folder: CacheFolder
  let driver: DriverDescription

  func program(of source: Stitcher.Source) -> Program? {
    guard let bytes = folder.contents(for: key(of: source)), bytes.count > 4 else { return nil }
    let format = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[$1]) << UInt32(8 * $1) }
    return Program(
      binary: ProgramBinary(format: format, bytes: Array(bytes.dropFirst(4))),
      label: source.label)
  }

  /// Whether there is a file of the program, which its driver may still refuse.
  func holds(_ source: Stitcher.Source) -> Bool {
    folder.contents(for: key(of: source)) != nil
  }

  func store(_ program: borrowing Program, of source: Stitcher.Source) {
    guard let binary = program.binary else { return }
    let format = withUnsafeBytes(of: binary.format.littleEndian, Array.init)
    folder.keep(format + binary.bytes, for: key(of: source))
  }

  private func key(of source: Stitcher.Source) -> [UInt8] {
    let texts = [driver.vendor, driver.renderer, driver.version, source.vertex, source.fragment]
    return Array(texts.joined(separator: "\0").utf8)
  }
}

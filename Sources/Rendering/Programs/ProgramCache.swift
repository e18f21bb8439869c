internal import Files
internal import OpenGL

/// Programs as the driver made them, in files from one run to the next.
///
/// One is found by the driver's own words and both stages' text. A driver that has changed in spite of that refuses it, and
/// then it is compiled like any other.
nonisolated struct ProgramCache: Sendable {
  let folder: CacheFolder
  let driver: DriverDescription

  func program(vertex: String, fragment: String, label: String) -> Program? {
    guard let bytes = folder.contents(for: key(vertex, fragment)), bytes.count > 4 else {
      return nil
    }
    let format = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[$1]) << UInt32(8 * $1) }
    return Program(
      binary: ProgramBinary(format: format, bytes: Array(bytes.dropFirst(4))), label: label)
  }

  func keep(_ program: borrowing Program, vertex: String, fragment: String) {
    guard let binary = program.binary else { return }
    let format = withUnsafeBytes(of: binary.format.littleEndian, Array.init)
    folder.keep(format + binary.bytes, for: key(vertex, fragment))
  }

  private func key(_ vertex: String, _ fragment: String) -> [UInt8] {
    Array(
      [driver.vendor, driver.renderer, driver.version, vertex, fragment].joined(separator: "\0")
        .utf8)
  }
}

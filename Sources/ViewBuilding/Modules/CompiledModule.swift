internal import Files

/// A module that was compiled before: by a build of a clone, or for an installation.
struct CompiledModule: Sendable {
  /// The contents of the file that importers read.
  let interface: [UInt8]
  /// The files with its code.
  let objects: [String]

  private static let maxInterfaceBytes = 64 << 20

  /// Reads the interface; `nil` if it is not there.
  init?(interfaceAt path: String, objects: [String]) {
    guard let interface = try? readWhole(path, limit: Self.maxInterfaceBytes) else { return nil }
    self.interface = interface
    self.objects = objects
  }
}

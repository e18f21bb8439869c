internal import Files
internal import Glibc

/// A stream of sound to the desktop's server, which is PulseAudio or PipeWire in its place.
///
/// Through `libpulse-simple`, which both have clients use and every desktop has installed. It is
/// loaded when the first sound is to be played: the program neither needs it to start nor depends
/// on its package, and without it is silent. Its types used here, two structures and four
/// functions, have not changed since PulseAudio 0.9.
///
/// Every call may take as long as the server does.
nonisolated final class SoundStream {
  private typealias New =
    @convention(c) (
      _ server: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ direction: CInt,
      _ device: UnsafePointer<CChar>?, _ streamName: UnsafePointer<CChar>,
      _ specification: UnsafeRawPointer, _ map: UnsafeRawPointer?, _ attributes: UnsafeRawPointer?,
      _ error: UnsafeMutablePointer<CInt>?
    ) -> OpaquePointer?
  private typealias Write =
    @convention(c) (
      OpaquePointer, UnsafeRawPointer, Int, UnsafeMutablePointer<CInt>?
    ) -> CInt
  private typealias Free = @convention(c) (OpaquePointer) -> Void

  /// `pa_sample_spec`
  private struct Specification {
    var format: CInt = 3  // PA_SAMPLE_S16LE
    var rate: UInt32
    var channels: UInt8 = 1
  }

  /// `pa_buffer_attr`, in bytes; the largest number leaves it to the server.
  private struct Attributes {
    var maxLength = UInt32.max
    /// How much is on its way: what a press is late by.
    var targetLength: UInt32
    /// One sample is enough to begin with, and to go on with after a gap.
    var prebuffering = UInt32(MemoryLayout<Int16>.size)
    var minRequest = UInt32.max
    var fragmentSize = UInt32.max
  }

  private static let playback: CInt = 1  // PA_STREAM_PLAYBACK
  /// Seconds that are on their way at most.
  private static let latency = 0.02

  private let stream: OpaquePointer
  private let writeSamples: Write
  private let free: Free

  /// Opens a stream of one channel; `nil` if the library or the server is missing.
  ///
  /// - Parameters:
  ///   - rate: Samples a second.
  ///   - environment: Looks up an environment variable.
  init?(rate: Int, environment: (String) -> String?) {
    // The library would start a server if there is none: a knock is no reason for that.
    guard Self.hasServer(environment: environment),
      // Never unloaded: it has threads of its own.
      let library = dlopen("libpulse-simple.so.0", RTLD_NOW | RTLD_LOCAL),
      let new = dlsym(library, "pa_simple_new"), let write = dlsym(library, "pa_simple_write"),
      let free = dlsym(library, "pa_simple_free")
    else { return nil }
    var specification = Specification(rate: UInt32(rate))
    let bytesPerSecond = rate * MemoryLayout<Int16>.size
    var attributes = Attributes(targetLength: UInt32(Self.latency * Double(bytesPerSecond)))
    guard
      let stream = unsafeBitCast(new, to: New.self)(
        nil, "harmonic", Self.playback, nil, "Press", &specification, nil, &attributes, nil)
    else { return nil }
    self.stream = stream
    writeSamples = unsafeBitCast(write, to: Write.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  deinit { free(stream) }

  /// Hands samples to the server, and returns when it has taken them.
  ///
  /// - Returns: Whether the server is still there.
  func write(_ samples: [Int16]) -> Bool {
    samples.withUnsafeBytes { bytes in
      bytes.baseAddress.map { writeSamples(stream, $0, bytes.count, nil) == 0 } ?? true
    }
  }

  /// Whether a server runs: one that is named, or one that listens where the library looks.
  static func hasServer(environment: (String) -> String?) -> Bool {
    if environment("PULSE_SERVER")?.isEmpty == false { return true }
    let sockets = [
      environment("PULSE_RUNTIME_PATH").map { "\($0)/native" },
      environment("XDG_RUNTIME_DIR").map { "\($0)/pulse/native" }, "/run/pulse/native",
    ]
    return sockets.compactMap(\.self).contains { access($0.onDisk, W_OK) == 0 }
  }
}

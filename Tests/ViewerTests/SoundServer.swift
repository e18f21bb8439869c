import Foundation
import TestSupport
import Testing

/// A sound server without any device, in a folder of its own, and everything that is played on it.
///
/// It is PulseAudio with one sink that plays into nothing, of the format of the program's sound, so
/// that what is heard is what was played, bit for bit; it takes nothing back that it has played,
/// for what is taken back is lost to a recording.
final class SoundServer {
  /// The runtime folder: the server listens where programs look there.
  let folder: TemporaryFolder
  private let server: RunningCommand
  private let recorder: RunningCommand
  private var recording: String { "\(folder.path)/heard" }

  /// The server closes every file that it is started with, and with them what tells `Process` that
  /// it runs: a shell stays between them. It ends the server when its standard input ends, which
  /// only the tests hold open.
  private static let leash = """
    exec 3<&0
    trap : TERM
    "$@" 3<&- & server=$!
    { read -r _ <&3; kill $server; } &
    wait $server
    wait $server
    """

  static func start() async throws -> SoundServer {
    let folder = try TemporaryFolder()
    let socket = "\(folder.path)/pulse/native"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/pulse", withIntermediateDirectories: false)
    let environment: [String: String?] = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PULSE_SERVER": nil,
      "PULSE_RUNTIME_PATH": nil, "DBUS_SESSION_BUS_ADDRESS": nil, "DISPLAY": nil,
    ]
    let server = try Command(
      "sh", "-c", leash, "sh", "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no",
      "--exit-idle-time=-1",
      "-L", "module-null-sink sink_name=nothing rate=48000 channels=1 format=s16le norewinds=1",
      "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      environment: environment, input: .heldOpen
    ).start()
    await waitUntil("the sound server listens") { access(socket, W_OK) == 0 }
    let recorder = try Command(
      "parec", "--device=nothing.monitor", "--format=s16le", "--rate=48000", "--channels=1",
      "--latency-msec=20", "\(folder.path)/heard", environment: environment
    ).start()
    let started = SoundServer(folder, server, recorder)
    await waitUntil("the recording runs") { try started.heard().count > 2400 }
    return started
  }

  private init(_ folder: TemporaryFolder, _ server: RunningCommand, _ recorder: RunningCommand) {
    (self.folder, self.server, self.recorder) = (folder, server, recorder)
  }

  /// Samples up to now, 48 000 a second.
  func heard() throws -> [Int16] {
    let bytes = try Data(contentsOf: URL(filePath: recording))
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)
    }
  }

  /// Returns the samples without silence, which a busy machine may put anywhere.
  func sounds() throws -> [Int16] { try heard().filter { $0 != 0 } }

  /// Waits until another half second has been recorded.
  func listen() async throws {
    let end = try heard().count + 24_000
    await waitUntil("half a second is recorded") { try heard().count >= end }
  }

  /// Lets the server hang: it takes connections, and says nothing.
  func freeze() { server.send(SIGSTOP) }

  func stop() async throws {
    server.send(SIGCONT)
    try await recorder.terminate()
    try await server.terminate()
  }
}

internal import Glibc

/// The descriptor of the socket to the viewer in a view's program.
private let viewerSocket: Int32 = 3

/// Has lines written as they are printed, those before a crash among them.
private func passLinesAtOnce() {
  // The C library's `stdout`, a variable that Swift takes for shared between threads.
  guard let variable = dlsym(nil, "stdout") else { return }
  setvbuf(variable.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
}

/// Runs a view's program until the viewer closes the socket, and ends the process.
///
/// - Parameters:
///   - previews: Symbols of the functions that register the previews.
///   - setTime: Sets the program's clocks: seconds since 1970, and since the start.
///   - setSeed: Begins the program's random numbers.
///   - fallback: Registers what is shown if there is no preview.
@MainActor
public func _runProgram(
  previews: [String], setTime: @escaping (_ date: Double, _ uptime: Double) -> Void,
  setSeed: @escaping (UInt64) -> Void, fallback: () -> Void
) -> Never {
  passLinesAtOnce()
  TaskJobs.takeAll()
  for symbol in previews {
    // Missing where a condition of the compiler leaves the preview out.
    guard let function = dlsym(nil, symbol) else { continue }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
  }
  if RegisteredPreviews.all.isEmpty { fallback() }
  let host = ProgramHost(
    descriptor: viewerSocket, previews: RegisteredPreviews.all,
    runtime: ProgramHost.Runtime(setTime: setTime, setSeed: setSeed))
  do {
    try host.run()
    exit(0)
  } catch {
    FileHandle.standardError.write(
      Data("the messages of the viewer cannot be read: \(error)\n".utf8))
    exit(70)
  }
}

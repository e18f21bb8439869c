internal import Glibc

/// Runs `work` on a thread of its own, which ends with it.
///
/// The thread is the C library's: Foundation, which has threads too, is not part of the program.
func detachThread(_ work: @escaping @Sendable () -> Void) {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let box = Unmanaged.passRetained(ThreadWork(run: work))
  var thread = pthread_t()
  let code = pthread_create(
    &thread, &attributes,
    { pointer in
      // Always passed, below.
      Unmanaged<ThreadWork>.fromOpaque(pointer!).takeRetainedValue().run()
      return nil
    }, box.toOpaque())
  precondition(code == 0, "no thread can be started: \(String(cString: strerror(code)))")
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

import Glibc

/// Runs `body` on a thread with a stack of 512 KB, and waits for its result.
///
///     let translation = onSmallStack { MetalTranslation(of: "a.metal", in: folder) }
///
/// That is what some systems give to threads; it stands for any thread that somebody else made.
/// Overflowing it ends the tests with a signal.
package func onSmallStack<Result>(_ body: () -> Result) -> Result {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  let status = pthread_attr_setstacksize(&attributes, 512 << 10)
  precondition(status == 0, "no stack of 512 KB: \(String(cString: strerror(status)))")
  return withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var result: Result?
    let work = Work { result = body() }
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        Unmanaged<Work>.fromOpaque(pointer!).takeUnretainedValue().run()  // passed below
        return nil
      }, Unmanaged.passUnretained(work).toOpaque())
    precondition(status == 0, "no thread: \(String(cString: strerror(status)))")
    pthread_join(thread, nil)
    return result!  // the thread has ended, and its work sets it
  }
}

private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

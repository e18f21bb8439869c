internal import Glibc

/// Runs `body` on a stack that holds the deepest tree the parsers allow, and waits for its result.
///
/// ```swift
/// // given readDeepText: () -> Int
/// let result = onTreeStack { readDeepText() }
/// ```
///
/// Parsers, checkers and the writer call themselves once for each level of a tree. A caller's stack
/// may have 512 KB, and in a debug build or under the address sanitizer a level takes many times
/// what it takes otherwise; here the limits of the parsers decide alone. Costs a thread, about
/// 30 µs. Not for work that belongs to the calling thread, such as OpenGL.
package func onTreeStack<Result>(_ body: () -> Result) -> Result {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return body() }
  defer { pthread_attr_destroy(&attributes) }
  // A level takes up to 6 KB in a debug build, and the limits of the parsers and checkers allow
  // some thousand. Pages that are not touched take no memory.
  pthread_attr_setstacksize(&attributes, 128 << 20)
  return withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var result: Result?
    let work = Work { result = body() }
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        Unmanaged<Work>.fromOpaque(pointer!).takeUnretainedValue().run()  // always passed, below
        return nil
      }, Unmanaged.passUnretained(work).toOpaque())
    // Without room for a thread there is still the caller's stack.
    if status == 0 { pthread_join(thread, nil) } else { work.run() }
    guard let result else { preconditionFailure("the work on a tree ended without a result") }
    return result
  }
}

/// The work of a thread, as an object that a C function can be given.
private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

import Glibc

/// The process that tries inputs one after the other, and says which one it is at.
package struct Worker {
  /// A file of three numbers, which the process that started the worker can read while it runs and
  /// when it has died.
  package struct Progress {
    private let words: UnsafeMutablePointer<Int>

    package init?(path: String) {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let size = 3 * MemoryLayout<Int>.size
      guard ftruncate(file, size) == 0,
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
        memory != MAP_FAILED
      else { return nil }
      words = memory.bindMemory(to: Int.self, capacity: 3)
    }

    /// The number of the input being tried.
    package var index: Int {
      get { words[0] }
      nonmutating set { words[0] = newValue }
    }
    /// Inputs tried, and calls in them.
    package var tried: Int {
      get { words[1] }
      nonmutating set { words[1] = newValue }
    }
    package var isDone: Bool {
      get { words[2] != 0 }
      nonmutating set { words[2] = newValue ? 1 : 0 }
    }
  }

  /// Tries the inputs from `first` on, `count` of them at most, until `seconds` of wall time are
  /// over.
  ///
  /// Prints a line for each complaint: the number of the input, a tab, and what is wrong.
  ///
  /// - Parameter driverStride: The driver is asked about every one of so many inputs; 0 for none.
  package static func run(
    _ kind: Kind, seed: UInt64, first: Int, count: Int, seconds: Double, driverStride: Int,
    progress: Progress, scratch: String
  ) {
    Limits.begin()
    let start = now()
    let end = min(kind.end ?? .max, first + count)
    var index = first
    while index < end {
      if index & 15 == 0, now() - start > seconds { break }
      progress.index = index
      Limits.restart()
      let input = kind.input(seed: seed, index: index)
      let asksDriver = driverStride > 0 && index.isMultiple(of: driverStride)
      if let complaint = kind.trial.complaint(
        about: input, scratch: scratch, asksDriver: asksDriver)
      {
        print("\(index)\t\(complaint.prefix(300).replacing("\n", with: " "))")
        fflush(nil)
      }
      progress.tried += 1
      index += 1
    }
    progress.index = index
    progress.isDone = true
  }

  /// Seconds by a clock that only goes forward.
  package static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

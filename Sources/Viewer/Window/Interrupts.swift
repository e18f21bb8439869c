internal import Dispatch
internal import Glibc
internal import Synchronization

/// Catches Control-C, requests to end and the end of the terminal, so that the window closes in
/// good order, and soon: a frame under way may take the driver seconds, and a window system may
/// never answer.
///
/// ```swift
/// // given storeWhatWasSet: @Sendable () -> Void, drawFrame: () -> Void
/// let interrupts = Interrupts { storeWhatWasSet() }
/// while !interrupts.arrived { drawFrame() }
/// storeWhatWasSet()
/// interrupts.nothingIsLost()
/// ```
///
/// A window that has not asked for `arrived` a moment after a signal is in such a frame: then the
/// process stores what must last on another thread, and ends. It also ends if closing takes longer
/// than that after nothing can be lost any more.
nonisolated final class Interrupts {
  private enum Phase: UInt8, AtomicRepresentable {
    /// No signal that the window knows of.
    case open
    /// The window has noticed a signal, and stores what must last.
    case closing
    /// Everything is stored.
    case stored
    /// Another thread stores what must last, and ends the process.
    case leaving
  }

  private final class Shared: Sendable {
    let hasSignal = Atomic<Bool>(false)
    let phase = Atomic<Phase>(.open)
    let leave: @Sendable () -> Void

    init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }
  }

  private let shared: Shared
  private let sources: [any DispatchSourceSignal]
  /// Whether a signal came before the sources were there.
  private static let cameEarly = Atomic<Bool>(false)

  /// Seconds in which a window that is not in the middle of something ends by itself.
  private static let patience = 0.5
  /// Exit status of an interrupted program, as shells use it.
  private static let status: Int32 = 130

  /// From now on SIGINT, SIGTERM and SIGHUP only set a flag and wake the window; SIGHUP does
  /// nothing where it was ignored, as `nohup` does.
  ///
  /// - Parameter leave: Stores what must last, on any thread, if the window cannot.
  init(leave: @escaping @Sendable () -> Void) {
    let shared = Shared(leave)
    self.shared = shared
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      if number == SIGHUP, Self.isIgnored(number) { return nil }
      // The source, which is there a moment later, puts its own in the place of this.
      signal(number) { _ in Interrupts.cameEarly.store(true, ordering: .relaxed) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      let handler: @Sendable () -> Void = {
        guard !shared.hasSignal.exchange(true, ordering: .relaxed) else { return }
        Self.leaveLater(shared)
        Window.wake()
      }
      source.setEventHandler(handler: handler)
      source.setRegistrationHandler {
        if Interrupts.cameEarly.load(ordering: .relaxed) { handler() }
      }
      source.resume()
      return source
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit { for source in sources { source.cancel() } }

  /// Whether a signal has come; then the window is about to close.
  var arrived: Bool {
    guard shared.hasSignal.load(ordering: .relaxed) else { return false }
    let (isFirst, phase) = shared.phase.compareExchange(
      expected: .open, desired: .closing, ordering: .acquiringAndReleasing)
    // The process ends any moment.
    if !isFirst, phase == .leaving { while true { pause() } }
    return true
  }

  /// From now on the process may end at any time once a signal has come.
  func nothingIsLost() {
    let (_, phase) = shared.phase.compareExchange(
      expected: .closing, desired: .stored, ordering: .acquiringAndReleasing)
    if phase == .leaving { while true { pause() } }
  }

  /// Ends the process if the window does not.
  private static func leaveLater(_ shared: Shared) {
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      let (isBusy, phase) = shared.phase.compareExchange(
        expected: .open, desired: .leaving, ordering: .acquiringAndReleasing)
      if isBusy { shared.leave() }
      guard !isBusy, phase != .stored else { _exit(status) }
      leaveLater(shared)
    }
  }
}

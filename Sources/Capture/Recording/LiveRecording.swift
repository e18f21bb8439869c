internal import Dispatch
internal import Layers
internal import Synchronization

/// Frames of a window on their way into a file with a fixed rate, as they come.
///
/// ```swift
/// // given video: any FrameSink, pixels: [UInt8], now: Double
/// let recording = LiveRecording(into: video, rate: 60, from: now, room: 8)
/// if recording.needsFrame(at: now) { recording.add(pixels, drawnAt: now) }
/// recording.finish(at: now) { outcome in print(outcome) }
/// ```
///
/// A frame is shown until the next: where nothing was drawn, it is written again. Nothing here
/// waits for the encoder. While `room` frames wait for it, further ones are dropped, counted, and
/// the frame before them is shown longer, so that the window never waits and the times are right.
/// The latest of them is shown as soon as there is room, so that what stands still is what was
/// drawn last.
nonisolated package final class LiveRecording: Sendable {
  /// The result of a recording.
  package enum Outcome: Sendable {
    /// - Parameters:
    ///   - frames: Frames of the file.
    ///   - dropped: Drawn frames that are not among them.
    case written(frames: Int, dropped: Int)
    case failed(any Error)
  }

  /// A picture, and how many frames show it.
  private struct Stretch {
    let pixels: [UInt8]
    var frames: Int
  }

  private struct State {
    var waiting: [Stretch] = []
    var lastPixels: [UInt8] = []
    /// The latest frame that there was no room for, until another is drawn.
    var skipped: [UInt8]?
    /// Frames that have a picture.
    var frames = 0
    var dropped = 0
    var failure: (any Error)?
  }

  private let sink: any FrameSink
  private let rate: Double
  private let start: Double
  private let room: Int
  private let writer = DispatchQueue(label: "live recording")
  private let state = Mutex(State())

  /// - Parameters:
  ///   - rate: Frames per second of the file.
  ///   - start: The wall time of its first frame, in seconds.
  ///   - room: Frames that may wait to be written.
  package init(into sink: any FrameSink, rate: Double, from start: Double, room: Int) {
    precondition(rate > 0 && room > 0, "A recording needs a rate and room, got \(rate), \(room)")
    (self.sink, self.rate, self.start, self.room) = (sink, rate, start, room)
  }

  /// Whether a frame that is drawn at `time` would be one of the file: of those of a faster
  /// monitor, only some are.
  package func needsFrame(at time: Double) -> Bool {
    let number = number(at: time)
    return state.withLock { number >= $0.frames }
  }

  /// Adds RGBA bytes, rows from the top.
  package func add(_ pixels: [UInt8], drawnAt time: Double) {
    let number = number(at: time)
    state.withLock { state in
      guard number >= state.frames, state.failure == nil else { return }
      hold(&state, until: number)
      guard state.waiting.count < room else {
        state.dropped += 1
        state.skipped = nil
        hold(&state, until: number + 1)
        state.skipped = pixels
        return
      }
      Self.show(pixels, until: number + 1, in: &state)
    }
    writer.async { self.writeWaiting() }
  }

  /// Shows the last frame until `time`, if nothing was drawn since.
  package func hold(until time: Double) {
    let number = number(at: time)
    state.withLock { hold(&$0, until: number) }
    writer.async { self.writeWaiting() }
  }

  /// Ends the file, which then appears under its name.
  ///
  /// - Parameter report: Is called once it has, on another thread.
  package func finish(at time: Double, report: @escaping @Sendable (Outcome) -> Void) {
    hold(until: time)
    writer.async { report(self.finished()) }
  }

  /// Waits until what was asked for is done.
  package func wait() { writer.sync {} }

  /// Why it has failed; `nil` if it goes on.
  package var failure: (any Error)? { state.withLock { $0.failure } }

  private func number(at time: Double) -> Int {
    max(0, Int(clamping: ((time - start) * rate).rounded(.down)))
  }

  /// Gives frames before `number` that have no picture the last one; the latest that there was no
  /// room for, if there is room now.
  private func hold(_ state: inout State, until number: Int) {
    guard number > state.frames, !state.lastPixels.isEmpty else { return }
    if let skipped = state.skipped, state.waiting.count < room {
      Self.show(skipped, until: number, in: &state)
    } else if state.waiting.isEmpty {
      Self.show(state.lastPixels, until: number, in: &state)
    } else {
      state.waiting[state.waiting.count - 1].frames += number - state.frames
      state.frames = number
    }
  }

  /// Gives frames before `number` that have no picture this one.
  private static func show(_ pixels: [UInt8], until number: Int, in state: inout State) {
    state.waiting.append(Stretch(pixels: pixels, frames: number - state.frames))
    (state.lastPixels, state.skipped, state.frames) = (pixels, nil, number)
  }

  private func writeWaiting() {
    while let stretch = next() {
      do {
        for _ in 0..<stretch.frames { try sink.write(stretch.pixels, of: 0) }
      } catch {
        state.withLock { ($0.failure, $0.waiting) = (error, []) }
      }
    }
  }

  private func next() -> Stretch? {
    state.withLock { state in
      state.failure != nil || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  private func finished() -> Outcome {
    writeWaiting()
    state.withLock { state in
      guard let skipped = state.skipped else { return }
      Self.show(skipped, until: state.frames + 1, in: &state)
    }
    writeWaiting()
    let (failure, frames, dropped) = state.withLock { ($0.failure, $0.frames, $0.dropped) }
    do {
      if let failure { throw failure }
      try sink.finish()
      return .written(frames: frames, dropped: dropped)
    } catch {
      sink.cancel()
      return .failed(error)
    }
  }
}

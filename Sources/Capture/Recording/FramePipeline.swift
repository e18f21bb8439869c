internal import Dispatch
internal import Synchronization

/// Encodes frames on all cores and writes them in their order, while the next are drawn.
///
/// ```swift
/// // given sink: any FrameSink, numbers: [Int], readFrame: (Int) throws -> RecordedFrame
/// let pipeline = FramePipeline(into: sink, room: 4)
/// for number in numbers { try pipeline.add { try readFrame(number) } }
/// try pipeline.finish()
/// ```
///
/// It holds `room` frames at most: `add` waits for room, so that a slow disk does not fill the
/// memory. What fails stops it, and is thrown by the next call.
nonisolated final class FramePipeline: Sendable {
  private struct State {
    var encoded: [Int: [UInt8]] = [:]
    var added = 0
    var written = 0
    var failure: (any Error)?
  }

  private let sink: any FrameSink
  private let room: DispatchSemaphore
  private let encoders = DispatchQueue(label: "encode", attributes: .concurrent)
  private let writer = DispatchQueue(label: "write")
  private let group = DispatchGroup()
  private let state = Mutex(State())

  init(into sink: any FrameSink, room: Int) {
    self.sink = sink
    self.room = DispatchSemaphore(value: room)
  }

  var comparesFrames: Bool { sink.comparesFrames }

  /// Adds the next frame of the file, which is asked for once there is room for it.
  func add(_ makeFrame: () throws -> RecordedFrame) throws {
    room.wait()
    let frame: RecordedFrame
    do { frame = try makeFrame() } catch {
      room.signal()
      throw error
    }
    let place = try state.withLock { state in
      if let failure = state.failure {
        room.signal()
        throw failure
      }
      state.added += 1
      return state.added - 1
    }
    let (number, frames) = (frame.index, Handover(frame))
    encoders.async(group: group) { [self] in
      let result = Result { try encoded(frames) }
      writer.async(group: group) { [self] in
        write(result, of: number, at: place)
        room.signal()
      }
    }
  }

  /// Waits until every frame is written.
  func finish() throws {
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Waits for what is under way, and writes no more.
  func cancel() {
    state.withLock { $0.failure = $0.failure ?? CancellationError() }
    group.wait()
  }

  /// A frame that is let go of before the closure that has it ends.
  private final class Handover: Sendable {
    private let frame: Mutex<RecordedFrame?>

    init(_ frame: RecordedFrame) { self.frame = Mutex(frame) }

    func take() -> RecordedFrame? { frame.withLock { $0.take() } }
  }

  private func encoded(_ frames: Handover) throws -> [UInt8] {
    guard !hasFailed, let frame = frames.take() else { return [] }
    return try sink.encode(frame)
  }

  private var hasFailed: Bool { state.withLock { $0.failure != nil } }

  /// Writes a frame, and those after it that were encoded before it.
  ///
  /// - Parameter place: Its number in the file.
  private func write(_ result: Result<[UInt8], any Error>, of frame: Int, at place: Int) {
    do {
      let bytes = try result.get()
      state.withLock { $0.encoded[place] = bytes }
      while let (index, bytes) = next(after: frame - place), !hasFailed {
        try sink.write(bytes, of: index)
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// Returns the next frame to be written, and its number; `nil` if it is not encoded yet.
  private func next(after first: Int) -> (Int, [UInt8])? {
    state.withLock { state in
      guard let bytes = state.encoded.removeValue(forKey: state.written) else { return nil }
      state.written += 1
      return (first + state.written - 1, bytes)
    }
  }
}

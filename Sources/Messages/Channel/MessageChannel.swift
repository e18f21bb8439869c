internal import Glibc

/// One end of a socket over which messages travel, each with its length before it.
///
/// ```swift
/// // given descriptor: Int32, limit: Int, millisecondsPassed: Int
/// var channel = MessageChannel(owning: descriptor)
/// try channel.send(ViewerMessage.advance(time: 0).encoded())
/// if let bytes = try channel.receive(millisecondsLeft: { limit - millisecondsPassed }) {
///   print(try ProgramMessage(decoding: bytes))
/// }
/// ```
///
/// It reads no clock: how long it may wait is asked of the caller, again after every wait. It does
/// not know what the bytes mean.
package struct MessageChannel: ~Copyable, Sendable {
  /// For waiting in an event loop; it is closed with the channel.
  package let descriptor: Int32
  /// Bytes that came in and belong to no message that was returned.
  private var pending: [UInt8] = []

  /// Bytes of the length before a message.
  private static let headerSize = 4
  /// Room for what is read at once; memory grows with what comes, not with what is announced.
  private static let pieceSize = 1 << 16

  package init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Returns the next message.
  ///
  /// A message that has come in part is completed by the next call.
  ///
  /// - Parameter millisecondsLeft: Returns how much longer to wait: 0 or less takes only what is
  ///   there. Left out, there is no limit.
  /// - Returns: `nil` if the limit is over before the message is whole.
  package mutating func receive(
    millisecondsLeft: () -> Int = { .max }
  ) throws(ChannelError) -> [UInt8]? {
    while true {
      if let message = try takeMessage() { return message }
      switch try readPiece() {
      case .some: continue
      case .end: throw pending.isEmpty ? .closed : .cutOff
      case .nothingYet:
        guard try wait(for: POLLIN, atMost: millisecondsLeft()) else { return nil }
      }
    }
  }

  /// Sends a message.
  ///
  /// - Parameter millisecondsLeft: Returns how much longer to wait for the other side to read.
  ///   Left out, there is no limit.
  /// - Returns: Whether it was sent. If not, a part of it was, and nothing more can be.
  @discardableResult
  package func send(
    _ message: [UInt8], millisecondsLeft: () -> Int = { .max }
  ) throws(ChannelError) -> Bool {
    guard message.count <= MessageLimits.bytes else { throw .tooLong(bytes: message.count) }
    var bytes = withUnsafeBytes(of: UInt32(message.count).littleEndian, Array.init)
    bytes += message
    var sent = 0
    while sent < bytes.count {
      let (count, code) = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        // No signal: one for a closed socket would end the program.
        let count = Glibc.send(
          descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        return (count, count < 0 ? errno : 0)
      }
      switch code {
      case 0: sent += count
      case EINTR: continue
      case EAGAIN:
        guard try wait(for: POLLOUT, atMost: millisecondsLeft()) else { return false }
      case EPIPE, ECONNRESET: throw .closed
      default: throw .failed(reason: String(cString: strerror(code)))
      }
    }
    return true
  }

  // MARK: - Parts

  private enum Reading {
    case some, end, nothingYet
  }

  /// Takes a whole message out of the pending bytes.
  private mutating func takeMessage() throws(ChannelError) -> [UInt8]? {
    guard pending.count >= Self.headerSize else { return nil }
    let length = pending.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)))
    }
    guard length <= MessageLimits.bytes else { throw .tooLong(bytes: length) }
    let end = Self.headerSize + length
    guard pending.count >= end else { return nil }
    let message = Array(pending[Self.headerSize..<end])
    pending.removeSubrange(..<end)
    return message
  }

  private mutating func readPiece() throws(ChannelError) -> Reading {
    var code: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { piece, count in
      let length = recv(descriptor, piece.baseAddress, piece.count, Int32(MSG_DONTWAIT))
      code = length < 0 ? errno : 0
      count = max(0, length)
    }
    switch code {
    case 0 where piece.isEmpty: return .end
    case 0:
      pending += piece
      return .some
    case EINTR: return .some
    case EAGAIN: return .nothingYet
    case ECONNRESET: return .end
    default: throw .failed(reason: String(cString: strerror(code)))
    }
  }

  /// Waits until the socket can be read or written; returns `false` if the limit is over.
  private func wait(for events: Int32, atMost milliseconds: Int) throws(ChannelError) -> Bool {
    guard milliseconds > 0 else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let limit = milliseconds == .max ? -1 : Int32(clamping: milliseconds)
    guard poll(&entry, 1, limit) >= 0 || errno == EINTR else {
      throw .failed(reason: String(cString: strerror(errno)))
    }
    return true
  }
}

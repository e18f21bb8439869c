import Foundation
import Messages
import TestSupport
import Testing

/// Messages over real sockets.
@Suite struct MessageChannelTests {
  /// Two ends of a socket.
  private func pair() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func messagesArriveInTheirOrder() throws {
    let (near, far) = try pair()
    let sender = MessageChannel(owning: near)
    var receiver = MessageChannel(owning: far)
    let messages: [[UInt8]] = [[1, 2, 3], [], Array(repeating: 7, count: 70_000), [4]]
    for message in messages { try sender.send(message) }
    for message in messages { #expect(try receiver.receive() == message) }
    #expect(try receiver.receive(millisecondsLeft: { 0 }) == nil)
  }

  @Test func aMessageOf20MillionBytesArrives() throws {
    let (near, far) = try pair()
    var bytes = [UInt8](repeating: 3, count: 20_000_000)
    for index in stride(from: 0, to: bytes.count, by: 4093) { bytes[index] = UInt8(index % 251) }
    let message = bytes
    // A thread of its own: both sides wait for each other.
    Thread.detachNewThread {
      let sender = MessageChannel(owning: near)
      // If it fails, the receiver does.
      _ = try? sender.send(message)
    }
    var receiver = MessageChannel(owning: far)
    let arrived = try #require(try receiver.receive())
    #expect(arrived.count == message.count)
    #expect(memcmp(arrived, message, message.count) == 0)
  }

  @Test func aClosedPeerIsAnError() throws {
    let (near, far) = try pair()
    var receiver = MessageChannel(owning: far)
    do {
      let sender = MessageChannel(owning: near)
      try sender.send([1])
    }
    #expect(try receiver.receive() == [1])
    #expect(throws: ChannelError.closed) { try receiver.receive() }
    // The signal of a closed pipe would end the tests.
    #expect(throws: ChannelError.closed) { try receiver.send([1, 2, 3]) }
  }

  @Test(arguments: [[5], [5, 0, 0, 0, 1, 2]] as [[UInt8]])
  func aPeerThatClosesWithinAMessageIsAnotherError(bytes: [UInt8]) throws {
    let (near, far) = try pair()
    var receiver = MessageChannel(owning: far)
    try #require(write(near, bytes, bytes.count) == bytes.count)
    close(near)
    #expect(throws: ChannelError.cutOff) { try receiver.receive() }
  }

  @Test func aLengthThatNoMessageHasIsRefused() throws {
    let (near, far) = try pair()
    var receiver = MessageChannel(owning: far)
    defer { close(near) }
    let bytes: [UInt8] = [1, 0, 0, 0x80]
    try #require(write(near, bytes, bytes.count) == bytes.count)
    #expect(throws: ChannelError.tooLong(bytes: 0x8000_0001)) { try receiver.receive() }
  }

  @Test func aMessageThatComesInPartsIsCompleted() throws {
    let (near, far) = try pair()
    var receiver = MessageChannel(owning: far)
    defer { close(near) }
    let bytes: [UInt8] = [3, 0, 0, 0, 7, 8, 9]
    for index in bytes.indices.dropLast() {
      try #require(write(near, [bytes[index]], 1) == 1)
      var answers = [1, 0]
      #expect(try receiver.receive(millisecondsLeft: { answers.removeFirst() }) == nil)
    }
    try #require(write(near, [bytes[6]], 1) == 1)
    #expect(try receiver.receive() == [7, 8, 9])
  }

  /// A peer that never reads: the limit ends the wait, however much was sent.
  @Test func aPeerThatDoesNotReadEndsTheWait() throws {
    let (near, far) = try pair()
    let sender = MessageChannel(owning: near)
    defer { close(far) }
    var answers = [1, 1, 0]
    let isSent = try sender.send(
      Array(repeating: 0, count: 20_000_000), millisecondsLeft: { answers.removeFirst() })
    #expect(!isSent)
    #expect(answers.isEmpty)
  }
}

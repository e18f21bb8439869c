import Foundation
import Layers
import Messages
import Testing

@testable import ViewServing

/// Conversations with programs that are scripts, over a socket.
@Suite struct ViewConversationTests {
  private let stage = Stage(size: Size(width: 100, height: 50))

  /// A message that a program does not expect.
  private struct Unexpected: Error {}

  /// Lets a program run on its own thread while the viewer speaks with it.
  private func converse<Result>(
    with program: @escaping @Sendable (inout MessageChannel) throws -> Void,
    _ viewer: (ViewConversation, _ descriptor: Int32) throws -> Result
  ) throws -> Result {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let far = ends[1]
    let isDone = DispatchSemaphore(value: 0)
    // Written before the semaphore is signaled, and read after that.
    nonisolated(unsafe) var failure: (any Error)?
    Thread.detachNewThread {
      do {
        var channel = MessageChannel(owning: far)
        try program(&channel)
      } catch {
        failure = error
      }
      isDone.signal()
    }
    let server = ViewServer(folders: [], scale: 2, appearance: .light)
    let result = Swift.Result {
      try viewer(ViewConversation(over: ends[0], server: server), ends[0])
    }
    isDone.wait()
    if let failure { throw failure }
    return try result.get()
  }

  private static func next(_ channel: inout MessageChannel) throws -> ViewerMessage {
    guard let bytes = try channel.receive() else { throw Unexpected() }
    return try ViewerMessage(decoding: bytes)
  }

  private static func send(
    _ messages: [ProgramMessage], _ channel: borrowing MessageChannel,
    _ pictures: PictureNumbers = [:]
  ) throws {
    for message in messages { try channel.send(message.encoded(pictures: pictures)) }
  }

  @Test func aTurnAnswersAndCollects() throws {
    let description = ViewDescription(states: [.init(name: "a", view: "A", value: .number(1))])
    let report = Report(.unknownSymbol, "no symbol 'x'")
    let (previews, turn, scale) = try converse { channel in
      try Self.send([.hello(previews: [Preview(name: "one")])], channel)
      guard case .start(let start) = try Self.next(&channel) else { throw Unexpected() }
      guard try Self.next(&channel) == .input(.pointerDown(.zero), time: 0),
        try Self.next(&channel) == .advance(time: 0.5)
      else { throw Unexpected() }
      let run = TextRequest.Run("text", font: TextFont(size: 17))
      try Self.send([.report(report), .measure(TextRequest([run]))], channel)
      guard case .reply(.text(let text)) = try Self.next(&channel), let placed = text.picture else {
        throw Unexpected()
      }
      // Its picture, where a program has one: an image without pixels.
      let image = Image(pixelWidth: 0, pixelHeight: 0, pixels: [])
      let layer = Layer(size: start.stage.size, image: image)
      try Self.send(
        [
          .describe(description), .haptic(name: "success", intensity: 1),
          .frame(Frame(layer: layer, isMoving: true)),
        ], channel, [image: placed.id])
    } _: { conversation, _ in
      let previews = try conversation.previews { 10_000 }
      try conversation.start(Start(stage: stage)) { 10_000 }
      try conversation.send(.input(.pointerDown(.zero), time: 0)) { 10_000 }
      let turn = try conversation.turn(to: 0.5) { 10_000 }
      guard case .image(let image)? = turn.frame.layer?.content else { return (previews, turn, 0) }
      return (previews, turn, image.pixelHeight)
    }
    #expect(previews == [Preview(name: "one")])
    #expect(turn.description == description && turn.reports == [report])
    #expect(turn.haptics == [ViewConversation.Haptic(name: "success", intensity: 1)])
    #expect(turn.frame.isMoving)
    // A line of 20.287 points in two pixels a point
    #expect(scale >= 41)
  }

  /// Each ends a conversation in its own way.
  @Test(arguments: [0, 1, 2, 3, 4]) func failuresAreToldApart(kind: Int) throws {
    let error = try converse { channel in
      if kind == 4 { return try Self.send([.frame(Frame(layer: nil))], channel) }
      try Self.send([.hello(previews: [])], channel)
      switch kind {
      case 0: break
      case 1: try channel.send([1, 0, 200])
      case 2: try Self.send([.hello(previews: [])], channel)
      default: _ = try channel.receive()  // waits until the viewer goes
      }
      while kind == 3, (try? channel.receive()) != nil {}
    } _: { conversation, _ -> ConversationError? in
      do throws(ConversationError) {
        var left = kind == 3 ? 3 : 10_000
        func millisecondsLeft() -> Int {
          if kind == 3 { left -= 1 }
          return left
        }
        _ = try conversation.previews { 10_000 }
        _ = try conversation.turn(to: 0, millisecondsLeft: millisecondsLeft)
        return nil
      } catch {
        return error
      }
    }
    switch (kind, error) {
    case (0, .ended), (1, .unreadable), (2, .unexpected), (3, .silent), (4, .unexpected): break
    default: Issue.record("\(kind): \(String(describing: error))")
    }
  }

  /// A program that never stops asking, and one whose viewer has waited long enough.
  @Test func askingWithoutAnEndIsSilence() throws {
    let error = try converse { channel in
      try Self.send([.hello(previews: [])], channel)
      let run = TextRequest.Run("text", font: TextFont(size: 17))
      // Ends when the viewer goes.
      while (try? Self.send([.measure(TextRequest([run]))], channel)) != nil,
        (try? channel.receive()) != nil
      {}
    } _: { conversation, _ -> ConversationError? in
      do throws(ConversationError) {
        var left = 500
        _ = try conversation.previews { 10_000 }
        _ = try conversation.turn(to: 0) {
          left -= 1
          return left
        }
        return nil
      } catch {
        return error
      }
    }
    #expect(error == .silent)
  }

  /// The viewer waits for bytes only while no whole message is there.
  @Test func messagesThatComeTogetherAreAllTaken() throws {
    let turn = try converse { channel in
      try Self.send([.hello(previews: [])], channel)
      _ = try Self.next(&channel)
      let messages: [ProgramMessage] = [
        .haptic(name: "success", intensity: 1), .frame(Frame(layer: nil, isMoving: true)),
      ]
      let bytes = try messages.flatMap { message in
        let bytes = try message.encoded()
        return withUnsafeBytes(of: UInt32(bytes.count).littleEndian, Array.init) + bytes
      }
      guard write(channel.descriptor, bytes, bytes.count) == bytes.count else { throw Unexpected() }
      // Ends when the viewer goes.
      _ = try? channel.receive()
    } _: { conversation, descriptor in
      func millisecondsLeft() -> Int {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 5_000) > 0 ? .max : 0
      }
      _ = try conversation.previews(millisecondsLeft: millisecondsLeft)
      return try conversation.turn(to: 0, millisecondsLeft: millisecondsLeft)
    }
    #expect(turn.haptics.count == 1 && turn.frame.isMoving)
  }

  @Test func anotherStageHasOtherTexts() throws {
    let server = ViewServer(folders: [], scale: 2, appearance: .light)
    let run = TextRequest.Run("text", font: TextFont(size: 17))
    func measured() -> Reply? { server.reply(to: .measure(TextRequest([run]))) }
    let first = measured()
    server.setStage(scale: 2, appearance: .light)
    #expect(measured() == first)
    server.setStage(scale: 3, appearance: .light)
    guard case .text(let two)? = first, case .text(let three)? = measured() else {
      Issue.record("no text was measured")
      return
    }
    #expect(two.id != three.id && two.size.height == 20.5)
    #expect(abs(three.size.height - 20.3333) < 1e-3)
    // What is still shown stays.
    #expect(try server.image(#require(two.picture).id) != nil)
  }
}

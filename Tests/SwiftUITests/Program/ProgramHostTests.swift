import Foundation
import Layers
import Messages
import Testing

@testable import SwiftUI

/// A view that asks the viewer for a text of its scale whenever it is evaluated.
private struct Asking: View {
  @Environment(\.displayScale) private var scale

  var body: some View {
    _ = ViewGraph.current?.services?.measure(Asking.request("\(scale)"))
    return Rectangle()
  }

  static func request(_ text: String) -> TextRequest {
    TextRequest([TextRequest.Run(text, font: TextFont(size: 17))])
  }
}

/// A view that asks for many texts, and again for one when all are asked for again.
private struct Verbose: View {
  @Environment(\.self) private var environment

  var body: some View {
    let services = environment.displayScale > 0 ? ViewGraph.current?.services : nil
    for number in 0..<5_000 { _ = services?.measure(Asking.request("\(number)")) }
    return Rectangle()
  }
}

/// A view's program and its viewer over a socket.
@MainActor
struct ProgramHostTests {
  /// Returns the messages to a viewer that sends all of its own at once, and answers requests.
  private nonisolated func received(
    by descriptor: Int32, sending messages: [ViewerMessage], frames: Int = 1
  ) throws -> [ProgramMessage] {
    var channel = MessageChannel(owning: descriptor)
    for message in messages { try channel.send(message.encoded()) }
    var received: [ProgramMessage] = []
    while let bytes = try channel.receive() {
      let message = try ProgramMessage(decoding: bytes)
      received.append(message)
      switch message {
      case .measure:
        let text = MeasuredText(
          id: TextID(1), size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
        try channel.send(ViewerMessage.reply(.text(text)).encoded())
      case .frame where received.count(where: \.isFrame) == frames: return received
      default: break
      }
    }
    return received
  }

  /// A program asks while it takes in a message, and the next ones are on their way already.
  @Test func messagesBeforeAReplyAreNotLost() async throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (near, far) = (ends[0], ends[1])
    let size = Layers.Size(width: 100, height: 50)
    let viewer = Task.detached {
      try received(
        by: far,
        sending: [
          .start(Start(stage: Stage(size: size, scale: 2))),
          .stage(Stage(size: size, scale: 3)), .stage(Stage(size: size, scale: 2)),
          .advance(time: 0),
        ])
    }
    let preview = RegisteredPreview(preview: Messages.Preview(name: "asking")) { Asking() }
    let host = ProgramHost(
      descriptor: near, previews: [preview],
      runtime: ProgramHost.Runtime(setTime: { _, _ in }, setSeed: { _ in }))
    try host.run()
    let messages = try await viewer.value
    try #require(messages.count == 5)
    #expect(messages[0] == .hello(previews: [Messages.Preview(name: "asking")]))
    // Again for the scale of the beginning, for an answer is for one stage.
    let asked = ["2.0", "3.0", "2.0"].map { ProgramMessage.measure(Asking.request($0)) }
    #expect(Array(messages[1...3]) == asked)
    guard case .frame(let frame) = messages[4] else {
      Issue.record("no frame ends the messages")
      return
    }
    #expect(frame.layer?.size == size)
  }

  @Test func manyTextsAreForgotten() async throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (near, far) = (ends[0], ends[1])
    let start = Start(stage: Stage(size: Layers.Size(width: 100, height: 50)))
    let viewer = Task.detached {
      try received(
        by: far, sending: [.start(start), .advance(time: 0), .advance(time: 1)], frames: 2)
    }
    let preview = RegisteredPreview(preview: Messages.Preview(name: "verbose")) { Verbose() }
    let host = ProgramHost(
      descriptor: near, previews: [preview],
      runtime: ProgramHost.Runtime(setTime: { _, _ in }, setSeed: { _ in }))
    try host.run()
    let messages = try await viewer.value
    let forgotten = messages.firstIndex { if case .forget = $0 { true } else { false } }
    let index = try #require(forgotten)
    guard case .forget(let texts, let pictures) = messages[index] else { return }
    #expect(texts.count == 5_000 && pictures.isEmpty)
    // When a turn begins; then the texts that are shown are asked for again.
    #expect(messages[index - 1] == .measure(Asking.request("4999")))
    #expect(messages[index + 1] == .measure(Asking.request("0")))
  }
}

extension ProgramMessage {
  fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }
}

import Layers
import TestSupport
import Testing

@testable import Messages

/// Damaged messages throw: they neither end the program nor fill its memory or its stack.
@Suite struct DamageTests {
  private func read(_ bytes: [UInt8]) throws(MessageError) -> ProgramMessage {
    try ProgramMessage(decoding: bytes) { $0 == PictureID(7) ? Samples.image : nil }
  }

  /// All messages but the largest, and its parts one by one.
  private static let messages: [ProgramMessage] = {
    let modified = Samples.modifiers.map {
      Layer(size: Samples.size, content: .empty).modified($0)
    }
    let frames = (Samples.layers + modified).map { ProgramMessage.frame(Frame(layer: $0)) }
    return Samples.programMessages.filter { $0 != .frame(Samples.frame) } + frames
  }()

  @Test func messagesThatAreCutShortAreRefused() throws {
    var (refused, accepted) = (0, 0)
    for message in try nonEmpty(Self.messages) {
      let bytes = try message.encoded(pictures: Samples.pictures)
      for end in 0..<bytes.count {
        if (try? read(Array(bytes[..<end]))) == nil { refused += 1 } else { accepted += 1 }
      }
    }
    #expect(refused > 5000 && accepted == 0)
  }

  @Test func messagesThatGoOnAreRefused() throws {
    for message in try nonEmpty(Samples.viewerMessages) {
      let bytes = try message.encoded() + [0]
      #expect(throws: MessageError.self) { try ViewerMessage(decoding: bytes) }
    }
  }

  /// Any byte is another one: the message is refused, or is another message that can be sent.
  @Test func changedBytesAreRefusedOrReadAsOtherValues() throws {
    var (refused, accepted) = (0, 0)
    for message in try nonEmpty(Self.messages) {
      let bytes = try message.encoded(pictures: Samples.pictures)
      for index in bytes.indices {
        for change: UInt8 in [0x01, 0x80, 0xFF] {
          var changed = bytes
          changed[index] ^= change
          guard let other = try? read(changed) else {
            refused += 1
            continue
          }
          accepted += 1
          // As bytes, for numbers that are not numbers differ from themselves.
          let again = try other.encoded(pictures: Samples.pictures)
          let third = try read(again).encoded(pictures: Samples.pictures)
          if again != third { Issue.record("byte \(index) of \(bytes.count) ^ \(change)") }
        }
      }
    }
    #expect(refused > 3000 && accepted > 3000)
  }

  @Test func randomBytesAreRefused() throws {
    var random = SeededRandom(seed: 11)
    var refused = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...60, using: &random)
      let tag = UInt8.random(in: 0...8, using: &random)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...3, using: &random) }
      if (try? read([2, 0, tag] + noise)) == nil { refused += 1 }
    }
    #expect(refused > 10_000)
  }

  @Test func countsOfMoreThanThereIsAreRefused() {
    // A greeting with four milliards of previews, and a text as long.
    #expect(throws: MessageError.truncated) { try read([2, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]) }
    #expect(throws: MessageError.truncated) { try read([2, 0, 8, 0xFF, 0xFF, 0xFF, 0xFF]) }
  }

  @Test func listsHaveALimitTogether() throws {
    var writer = ByteWriter()
    let list = [Bool](repeating: true, count: MessageLimits.elements / 2 + 1)
    writer.write(list)
    writer.write(list)
    var reader = ByteReader(try writer.finished())
    #expect(try [Bool](from: &reader).count == list.count)
    #expect {
      try [Bool](from: &reader)
    } throws: { error in
      if case .tooLarge = error as? MessageError { true } else { false }
    }
  }

  // MARK: - Depth

  /// A layer with so many modifiers.
  private func row(of count: Int) -> Layer {
    (0..<count).reduce(Layer(size: Samples.size, content: .empty)) { layer, _ in
      layer.modified(.opacity(0.5))
    }
  }

  /// So many stacks within each other.
  private func nest(of count: Int) -> Layer {
    (1..<count).reduce(Layer(size: Samples.size, content: .empty)) { layer, _ in
      Layer(size: Samples.size, children: [Layer.Child(layer)])
    }
  }

  private func isTooLarge(_ layer: Layer) -> Bool {
    do throws(MessageError) {
      let bytes = try ProgramMessage.frame(Frame(layer: layer)).encoded()
      return try read(bytes) != .frame(Frame(layer: layer))
    } catch {
      if case .tooLarge = error { return true }
      return false
    }
  }

  @Test func depthHasALimit() {
    #expect(!isTooLarge(row(of: MessageLimits.depth - 1)))
    #expect(isTooLarge(row(of: MessageLimits.depth)))
    #expect(!isTooLarge(nest(of: MessageLimits.nesting)))
    #expect(isTooLarge(nest(of: MessageLimits.nesting + 1)))
  }

  /// Bytes of stacks within each other, as no writer makes them.
  @Test func bytesOfDeepLayersAreRefused() {
    // No modifiers, 0 × 0 points, a stack of one, at (0, 0): and another one.
    let stack: [UInt8] =
      [0, 0, 0, 0] + Array(repeating: 0, count: 16)
      + [ContentTag.stack.rawValue, 1, 0, 0, 0] + Array(repeating: 0, count: 16)
    let head: [UInt8] = [2, 0, ProgramTag.frame.rawValue, 0, 0, 0, 0, 1]
    let bytes = head + Array(repeatElement(stack, count: 5_000).joined())
    #expect {
      try read(bytes)
    } throws: { error in
      if case .tooLarge = error as? MessageError { true } else { false }
    }
  }
}

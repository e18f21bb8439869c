import Layers
import TestSupport
import Testing

@testable import Messages

/// Every value that travels arrives as it was sent, and there is a sample of every case.
@Suite struct RoundTripTests {
  /// Returns the bytes of a value, after reading it back.
  private func sent(_ value: some WireValue & Equatable) throws -> [UInt8] {
    var writer = ByteWriter(pictures: Samples.pictures)
    writer.write(value)
    let bytes = try writer.finished()
    var reader = ByteReader(bytes) { $0 == PictureID(7) ? Samples.image : nil }
    #expect(try type(of: value).init(from: &reader) == value)
    try reader.finish()
    return bytes
  }

  /// Checks that values are read back and that their tags are all that there are.
  private func expectAll<Tag: CaseIterable & RawRepresentable<UInt8>>(
    _ tags: Tag.Type, in values: [some WireValue & Equatable], tagIndex: Int = 0
  ) throws {
    let found = try values.map { try sent($0)[tagIndex] }
    #expect(Set(found) == Set(Tag.allCases.map(\.rawValue)))
  }

  @Test func everyPartOfALayerArrives() throws {
    // A layer's content follows the count of its modifiers and its size.
    try expectAll(ContentTag.self, in: Samples.layers, tagIndex: 20)
    try expectAll(ModifierTag.self, in: Samples.modifiers)
    try expectAll(ShapeTag.self, in: Samples.shapes)
    try expectAll(PathElementTag.self, in: Samples.path.elements)
    try expectAll(FillTag.self, in: Samples.fills)
    try expectAll(ArgumentTag.self, in: Samples.arguments)
    try expectAll(RasterTag.self, in: Samples.measures)
    #expect(try sent(Samples.tree).count > 1000)
  }

  @Test func everyMessageArrives() throws {
    try expectAll(ViewerTag.self, in: Samples.viewerMessages)
    try expectAll(ReplyTag.self, in: Samples.replies)
    try expectAll(InputTag.self, in: Samples.inputs)
    try expectAll(StateTag.self, in: Samples.values)
    try expectAll(ProgramTag.self, in: Samples.programMessages)
    try expectAll(PictureRequestTag.self, in: Samples.pictureRequests)
    try expectAll(DesignTag.self, in: Samples.designs)
  }

  @Test func messagesAreReadFromTheirBytes() throws {
    for message in try nonEmpty(Samples.viewerMessages) {
      #expect(try ViewerMessage(decoding: message.encoded()) == message)
    }
    for message in try nonEmpty(Samples.programMessages) {
      let bytes = try message.encoded(pictures: Samples.pictures)
      let arrived = try ProgramMessage(decoding: bytes) { _ in Samples.image }
      #expect(arrived == message)
    }
  }

  /// The bytes of other versions must be known forever: those of the version come first.
  @Test func layoutOfTheFirstBytesStays() throws {
    let bytes = try ViewerMessage.advance(time: 1).encoded()
    #expect(bytes == [2, 0, 5, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
  }

  @Test func otherVersionsAreRefused() throws {
    var bytes = try ViewerMessage.advance(time: 1).encoded()
    bytes[0] = 9
    #expect(throws: MessageError.version(theirs: 9, ours: protocolVersion)) {
      try ViewerMessage(decoding: bytes)
    }
  }

  @Test func aShadersMarksArrive() throws {
    var shader = Shader.modifier("blur", .float(1))
    (shader.isOpaque, shader.keepsOpacity) = (true, true)
    #expect(try sent(shader).count > 4)
  }

  @Test func aLayerMayHaveAnotherSizeThanItsContent() throws {
    let inner = Layer(size: Samples.size, fill: .color(.white))
    let layer = Layer(size: .zero, content: .modified(inner, .bitmap)).modified(.opacity(0.5))
    #expect(try sent(layer).count > 4)
  }

  /// A view's arithmetic may divide by 0; its picture arrives all the same.
  @Test func placesThatAreNotNumbersBecomeZero() throws {
    var writer = ByteWriter()
    writer.write(Point(x: .nan, y: .infinity))
    var reader = ByteReader(try writer.finished())
    #expect(try Point(from: &reader) == .zero)
  }

  @Test(arguments: [
    Layer.Content.simulation(Simulation(name: "s", passes: [], frame: 0, maxSteps: 1)),
    .image(Image(pixelWidth: 0, pixelHeight: 0, pixels: [])),
    .fill(.rectangle, .shader(Shader("f", .frameTime))),
    .fill(.rectangle, .shader(Shader("f", .raster(.level(.index))))),
  ])
  func partsThatDoNotTravelAreRefused(content: Layer.Content) {
    let frame = Frame(layer: Layer(size: Samples.size, content: content))
    #expect {
      try ProgramMessage.frame(frame).encoded()
    } throws: { error in
      if case .unsupported = error as? MessageError { true } else { false }
    }
  }
}

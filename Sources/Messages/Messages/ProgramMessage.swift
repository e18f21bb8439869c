/// A message from a view's program to the viewer.
package enum ProgramMessage: Sendable, Hashable, Message {
  /// The first of the program's messages.
  case hello(previews: [Preview])
  /// Answers `advance`.
  case frame(Frame)
  /// The view's tunable parts, whenever they are others.
  case describe(ViewDescription)
  /// Asks for a text's size and picture; the program waits for the `reply`.
  case measure(TextRequest)
  /// Asks for a picture; the program waits for the `reply`.
  case picture(PictureRequest)
  /// Asks for a color of an asset catalogue; the program waits for the `reply`.
  case color(ColorRequest)
  /// The program will not use these numbers again.
  case forget(texts: [TextID], pictures: [PictureID])
  case report(Report)
  /// Feedback that a device would give to the hand, such as `success` or `impact`.
  case haptic(name: String, intensity: Double)
}

enum ProgramTag: UInt8, CaseIterable {
  case hello, frame, describe, measure, picture, color, forget, report, haptic
}

extension ProgramMessage {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let previews):
      writer.write(tag: ProgramTag.hello)
      writer.write(previews)
    case .frame(let frame):
      writer.write(tag: ProgramTag.frame)
      writer.write(frame)
    case .describe(let description):
      writer.write(tag: ProgramTag.describe)
      writer.write(description)
    case .measure(let request):
      writer.write(tag: ProgramTag.measure)
      writer.write(request)
    case .picture(let request):
      writer.write(tag: ProgramTag.picture)
      writer.write(request)
    case .color(let request):
      writer.write(tag: ProgramTag.color)
      writer.write(request)
    case .forget(let texts, let pictures):
      writer.write(tag: ProgramTag.forget)
      writer.write(texts)
      writer.write(pictures)
    case .report(let report):
      writer.write(tag: ProgramTag.report)
      writer.write(report)
    case .haptic(let name, let intensity):
      writer.write(tag: ProgramTag.haptic)
      writer.write(name)
      writer.write(finite: intensity)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ProgramTag.self) {
    case .hello: self = .hello(previews: try [Preview](from: &reader))
    case .frame: self = .frame(try Frame(from: &reader))
    case .describe: self = .describe(try ViewDescription(from: &reader))
    case .measure: self = .measure(try TextRequest(from: &reader))
    case .picture: self = .picture(try PictureRequest(from: &reader))
    case .color: self = .color(try ColorRequest(from: &reader))
    case .forget:
      self = .forget(
        texts: try [TextID](from: &reader), pictures: try [PictureID](from: &reader))
    case .report: self = .report(try Report(from: &reader))
    case .haptic:
      self = .haptic(name: try String(from: &reader), intensity: try reader.finite())
    }
  }
}

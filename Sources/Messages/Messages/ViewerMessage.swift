/// A message from the viewer to a view's program.
package enum ViewerMessage: Sendable, Hashable, Message {
  /// Answers `hello`; the first of the viewer's messages.
  case start(Start)
  /// The stage is another one from here on.
  case stage(Stage)
  /// An action at a time, which no later `advance` lies before.
  case input(InputEvent, time: Double)
  /// Overrides a state, or a shader's argument, by its name, at such a time.
  case set(name: String, value: StateValue, time: Double)
  /// Ends an override.
  case release(name: String, time: Double)
  /// Asks for the frame at a time, in seconds since the start. Exactly one `frame` follows, after
  /// any other messages.
  case advance(time: Double)
  /// From here on the view learns of every `ticks`-th tick of 1/60 s, and of that of each frame:
  /// its ticks take longer than they last.
  case pace(ticks: UInt8)
  /// Answers `measure`, `picture` or `color`.
  case reply(Reply)
}

/// The viewer's answer to a request.
package enum Reply: Sendable, Hashable {
  case text(MeasuredText)
  case picture(FoundPicture)
  case color(FoundColor)
  /// Nothing was found; the reason is for the view's author.
  case missing(reason: String)
}

enum ReplyTag: UInt8, CaseIterable {
  case text, picture, color, missing
}

extension Reply: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text):
      writer.write(tag: ReplyTag.text)
      writer.write(text)
    case .picture(let picture):
      writer.write(tag: ReplyTag.picture)
      writer.write(picture)
    case .color(let color):
      writer.write(tag: ReplyTag.color)
      writer.write(color)
    case .missing(let reason):
      writer.write(tag: ReplyTag.missing)
      writer.write(reason)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ReplyTag.self) {
    case .text: self = .text(try MeasuredText(from: &reader))
    case .picture: self = .picture(try FoundPicture(from: &reader))
    case .color: self = .color(try FoundColor(from: &reader))
    case .missing: self = .missing(reason: try String(from: &reader))
    }
  }
}

enum ViewerTag: UInt8, CaseIterable {
  case start, stage, input, set, release, advance, reply, pace
}

extension ViewerMessage {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .start(let start):
      writer.write(tag: ViewerTag.start)
      writer.write(start)
    case .stage(let stage):
      writer.write(tag: ViewerTag.stage)
      writer.write(stage)
    case .input(let event, let time):
      writer.write(tag: ViewerTag.input)
      writer.write(event)
      writer.write(finite: time)
    case .set(let name, let value, let time):
      writer.write(tag: ViewerTag.set)
      writer.write(name)
      writer.write(value)
      writer.write(finite: time)
    case .release(let name, let time):
      writer.write(tag: ViewerTag.release)
      writer.write(name)
      writer.write(finite: time)
    case .advance(let time):
      writer.write(tag: ViewerTag.advance)
      writer.write(finite: time)
    case .pace(let ticks):
      writer.write(tag: ViewerTag.pace)
      writer.write(integer: ticks)
    case .reply(let reply):
      writer.write(tag: ViewerTag.reply)
      writer.write(reply)
    }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.tag(ViewerTag.self) {
    case .start: self = .start(try Start(from: &reader))
    case .stage: self = .stage(try Stage(from: &reader))
    case .input: self = .input(try InputEvent(from: &reader), time: try reader.finite())
    case .set:
      self = .set(
        name: try String(from: &reader), value: try StateValue(from: &reader),
        time: try reader.finite())
    case .release:
      self = .release(name: try String(from: &reader), time: try reader.finite())
    case .advance: self = .advance(time: try reader.finite())
    case .pace: self = .pace(ticks: try reader.integer(UInt8.self))
    case .reply: self = .reply(try Reply(from: &reader))
    }
  }
}

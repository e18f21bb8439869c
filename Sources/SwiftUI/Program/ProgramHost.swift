internal import Foundation
internal import Layers
internal import Messages

/// The loop of a view's program: it takes the viewer's messages and answers them.
@MainActor
final class ProgramHost {
  /// The clock and the random numbers of the program.
  struct Runtime {
    /// Sets the seconds since 1970 and since the start.
    let setTime: (_ date: Double, _ uptime: Double) -> Void
    let setSeed: (UInt64) -> Void

    init(
      setTime: @escaping (_ date: Double, _ uptime: Double) -> Void,
      setSeed: @escaping (UInt64) -> Void
    ) {
      self.setTime = setTime
      self.setSeed = setSeed
    }
  }

  private var channel: MessageChannel
  private let previews: [RegisteredPreview]
  private let runtime: Runtime
  private var stage: ViewStage?
  private var startDate = 0.0
  private var images: [PictureID: Layers.Image] = [:]
  private var numbers: PictureNumbers = [:]
  private var texts: [TextRequest: MeasuredText] = [:]
  private var pictures: [PictureRequest: FoundPicture?] = [:]
  private var colors: [ColorRequest: FoundColor?] = [:]
  private var shownLayer: Layer?
  /// Pictures of the texts that were forgotten last: what fades away may draw them still.
  private var forgotten: Set<PictureID> = []
  private var tuning = StateTuning()
  private var description = ViewDescription()
  /// Messages that came before the reply that was waited for.
  private var waiting: [ViewerMessage] = []

  init(descriptor: Int32, previews: [RegisteredPreview], runtime: Runtime) {
    channel = MessageChannel(owning: descriptor)
    self.previews = previews
    self.runtime = runtime
  }

  /// Answers messages until the viewer closes the channel.
  func run() throws {
    try send(.hello(previews: previews.map(\.preview)))
    do {
      while let message = try nextMessage() { try handle(message) }
    } catch ChannelError.closed {
      return
    }
  }

  private func handle(_ message: ViewerMessage) throws {
    switch message {
    case .start(let start): begin(start)
    case .stage(let new): setStage(new)
    case .input(let event, let time):
      advance(to: time, isFrame: false)
      stage?.handle(event)
    case .set(let name, let value, let time):
      advance(to: time, isFrame: false)
      guard let stage else { return }
      tuning.hold(name, at: value, in: stage.root)
      stage.update()
    case .release(let name, let time):
      advance(to: time, isFrame: false)
      guard let stage else { return }
      tuning.release(name, in: stage.root)
      stage.update()
    case .advance(let time):
      try forgetTexts()
      advance(to: time, isFrame: true)
      try describe()
      try send(.frame(frame()))
    case .pace(let ticks): stage?.pace = max(1, Double(ticks))
    case .reply: break
    }
  }

  private func begin(_ start: Start) {
    runtime.setSeed(start.seed)
    startDate = start.date
    runtime.setTime(startDate, 0)
    guard previews.indices.contains(start.preview) else { return }
    let preview = previews[start.preview]
    stage = ViewStage(
      start.stage, fitsContent: preview.preview.fitsView,
      startDate: Date(timeIntervalSince1970: start.date), services: self,
      content: preview.content)
    TaskGraph.shown = stage?.graph
  }

  private func setStage(_ new: Stage) {
    // The viewer's answers are for a scale and a look.
    texts.removeAll()
    pictures.removeAll()
    stage?.setStage(new)
  }

  /// Texts that are known at most when a turn begins.
  private static let textLimit = 4_096

  /// Forgets all texts if they are many, as those of a counter are after a while, and asks for the
  /// shown ones again.
  private func forgetTexts() throws {
    guard texts.count > Self.textLimit, let stage else { return }
    try send(.forget(texts: texts.values.map(\.id), pictures: []))
    for id in forgotten {
      if let image = images.removeValue(forKey: id) { numbers[image] = nil }
    }
    forgotten = Set(texts.values.flatMap(\.pictureIDs))
    texts.removeAll()
    stage.measureTextsAgain()
  }

  private func advance(to time: Double, isFrame: Bool) {
    guard let stage else { return }
    stage.advance(to: time, isFrame: isFrame) { [runtime, startDate] tick in
      runtime.setTime(startDate + tick, tick)
      TaskJobs.shared.run()
    }
  }

  /// Describes the states, if they are others than before.
  private func describe() throws {
    guard let stage, stage.graph.needsDrawing || shownLayer == nil else { return }
    tuning.holdStates(below: stage.root)
    stage.update()
    let new = tuning.description(below: stage.root)
    guard new != description else { return }
    description = new
    try send(.describe(new))
  }

  private func frame() -> Frame {
    guard let stage else {
      return Frame(layer: Layer(size: .init(width: 0, height: 0), content: .empty))
    }
    let next = TaskJobs.shared.isEmpty ? stage.graph.nextChange : stage.graph.time
    let isMoving = next.map { $0 <= stage.graph.time + ViewStage.tick } ?? false
    var frame = Frame(
      layer: nil, isMoving: isMoving, nextTime: next, background: stage.background,
      keyFocus: stage.keyFocus)
    guard stage.graph.needsDrawing || shownLayer == nil else { return frame }
    let layer = stage.layer()
    if layer != shownLayer { frame.layer = layer }
    shownLayer = layer
    return frame
  }

  // MARK: - Messages

  private func send(_ message: ProgramMessage) throws {
    try channel.send(try message.encoded(pictures: numbers))
  }

  /// Returns the next message, in the order in which they were sent.
  private func nextMessage() throws -> ViewerMessage? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    return try channel.receive().map { try ViewerMessage(decoding: $0) }
  }

  /// Asks the viewer; `nil` if it finds nothing, which it reports to the author.
  private func ask(_ request: ProgramMessage) -> Reply? {
    do {
      try send(request)
      while let bytes = try channel.receive() {
        let message = try ViewerMessage(decoding: bytes)
        if case .reply(let reply) = message { return reply }
        // The viewer had sent it before it read the request.
        waiting.append(message)
      }
      return nil
    } catch {
      // The viewer is gone; the loop ends at its next message.
      return nil
    }
  }
}

extension MeasuredText {
  /// All that is drawn of it.
  fileprivate var pictureIDs: [PictureID] {
    let slices = lines.flatMap(\.runs).flatMap(\.slices)
    return (slices.map(\.picture) + [picture]).compactMap { $0?.id }
  }
}

extension ProgramHost: ViewServices {
  func measure(_ request: TextRequest) -> MeasuredText? {
    if let known = texts[request] { return known }
    guard case .text(let text)? = ask(.measure(request)) else { return nil }
    texts[request] = text
    return text
  }

  func picture(_ request: PictureRequest) -> FoundPicture? {
    if let known = pictures[request] { return known }
    var found: FoundPicture?
    if case .picture(let picture)? = ask(.picture(request)) { found = picture }
    pictures[request] = .some(found)
    return found
  }

  func color(_ request: ColorRequest) -> FoundColor? {
    if let known = colors[request] { return known }
    var found: FoundColor?
    if case .color(let color)? = ask(.color(request)) { found = color }
    colors[request] = .some(found)
    return found
  }

  func image(_ id: PictureID) -> Layers.Image {
    if let known = images[id] { return known }
    let image = Layers.Image(pixelWidth: 0, pixelHeight: 0, pixels: [])
    images[id] = image
    numbers[image] = id
    return image
  }

  func report(_ report: Report) {
    // A viewer that is gone reads no reports.
    try? send(.report(report))
  }

  func haptic(name: String, intensity: Double) {
    // A viewer that is gone gives no feedback.
    try? send(.haptic(name: name, intensity: intensity))
  }
}

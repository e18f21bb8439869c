package import Layers
package import Messages

/// Answers a view's program: its texts are laid out and its pictures are read here.
///
/// ```swift
/// // given message: ProgramMessage, bytes: [UInt8]
/// let server = ViewServer(folders: ["/home/ada/App"], scale: 2, appearance: .light)
/// if let reply = server.reply(to: message) { print(reply) }
/// let frame = try ProgramMessage(decoding: bytes) { server.image($0) }
/// ```
///
/// A request has the same answer, with the same numbers, as long as the program does not forget
/// them and the stage stays. Texts are drawn when their pictures are first shown. It is used by one
/// thread, for one program.
package final class ViewServer {
  private var scale: Double
  private var appearance: Appearance
  private var finding: PictureFinding
  private var pictures = ServedPictures()

  private var texts: [TextRequest: MeasuredText] = [:]
  private var textRequests: [TextID: TextRequest] = [:]
  private var textCount: UInt32 = 0
  private var found: [PictureRequest: Reply] = [:]
  private var colors: [ColorRequest: Reply] = [:]

  /// - Parameters:
  ///   - folders: Of the project, absolute and without symbolic links: the first counts most.
  ///   - scale: Pixels per point.
  package init(folders: [String], scale: Double, appearance: Appearance) {
    self.scale = Self.drawable(scale)
    self.appearance = appearance
    finding = PictureFinding(in: folders)
  }

  /// Goes on for another screen. Numbers that were given stay those of the same pictures; the next
  /// answer to a request has others.
  package func setStage(scale: Double, appearance: Appearance) {
    let scale = Self.drawable(scale)
    guard scale != self.scale || appearance != self.appearance else { return }
    (self.scale, self.appearance) = (scale, appearance)
    texts = [:]
    found = [:]
  }

  private static func drawable(_ scale: Double) -> Double { scale.clamped(to: 0.25...16) }

  /// Returns the answer to a request; `nil` to a message that asks nothing.
  package func reply(to message: ProgramMessage) -> Reply? {
    switch message {
    case .measure(let request): return .text(text(request))
    case .picture(let request): return picture(request)
    case .color(let request): return color(request)
    case .forget(let texts, let pictures):
      forget(texts, pictures)
      return nil
    case .hello, .frame, .describe, .report, .haptic: return nil
    }
  }

  /// Returns the picture of a number; `nil` if there is none.
  package func image(_ id: PictureID) -> Image? { pictures.image(id) }

  // MARK: - Requests

  private func text(_ request: TextRequest) -> MeasuredText {
    if let known = texts[request] { return known }
    textCount += 1
    let id = TextID(textCount)
    let text = ServedText(request, scale: scale)
    let pictureID = pictures.add(of: id) { text.picture() }
    let measured = text.measured(request, id: id, pictureID: pictureID) { picture in
      PlacedPicture(pictures.add(of: id) { picture.image }, in: picture.rect)
    }
    texts[request] = measured
    textRequests[id] = request
    return measured
  }

  private func picture(_ request: PictureRequest) -> Reply {
    if let known = found[request] { return known }
    let reply: Reply
    do throws(MissingAsset) {
      let picture = try finding.picture(request, scale: scale, appearance)
      reply = .picture(
        FoundPicture(
          id: pictures.add(picture.image), size: picture.size, isTemplate: picture.isTemplate,
          baseline: picture.baseline, isPlaceholder: picture.isPlaceholder))
    } catch {
      reply = .missing(reason: error.reason)
    }
    found[request] = reply
    return reply
  }

  private func color(_ request: ColorRequest) -> Reply {
    if let known = colors[request] { return known }
    let reply: Reply
    do throws(MissingAsset) {
      reply = .color(try finding.color(request))
    } catch {
      reply = .missing(reason: error.reason)
    }
    colors[request] = reply
    return reply
  }

  private func forget(_ texts: [TextID], _ ids: [PictureID]) {
    for id in texts {
      if let request = textRequests.removeValue(forKey: id), self.texts[request]?.id == id {
        self.texts[request] = nil
      }
      pictures.remove(of: id)
    }
    let removed = Set(ids)
    for id in removed { pictures.remove(id) }
    found = found.filter { _, reply in
      if case .picture(let picture) = reply { !removed.contains(picture.id) } else { true }
    }
  }
}

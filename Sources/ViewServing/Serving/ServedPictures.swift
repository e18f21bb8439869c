internal import Layers
internal import Messages

/// The pictures of a program by their numbers. Those of texts are drawn when they are shown, and
/// again after they have not been shown for long.
struct ServedPictures {
  private struct Entry {
    /// `nil` for a picture that cannot be drawn again.
    let draw: (() -> Image)?
    var image: Image?
    var lastUse = 0
  }

  private var entries: [PictureID: Entry] = [:]
  private var ids: [TextID: [PictureID]] = [:]
  private var count: UInt32 = 0
  private var uses = 0
  /// Bytes of the texts' pictures that are there.
  private var drawnBytes = 0

  /// Bytes of texts' pictures, beyond which half of them goes.
  private static let limit = 64 << 20
  private static let clear = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 0])

  mutating func add(_ image: Image) -> PictureID {
    add(Entry(draw: nil, image: image))
  }

  /// Adds a picture that belongs to a text.
  mutating func add(of text: TextID, draw: @escaping () -> Image) -> PictureID {
    let id = add(Entry(draw: draw, image: nil))
    ids[text, default: []].append(id)
    return id
  }

  private mutating func add(_ entry: Entry) -> PictureID {
    count += 1
    entries[PictureID(count)] = entry
    return PictureID(count)
  }

  /// The picture of a number; a clear one if it was forgotten, which fades may draw still.
  mutating func image(_ id: PictureID) -> Image? {
    guard let entry = entries[id] else {
      return 0 < id.number && id.number <= count ? Self.clear : nil
    }
    uses += 1
    entries[id]?.lastUse = uses
    if let image = entry.image { return image }
    guard let image = entry.draw?() else { return nil }
    entries[id]?.image = image
    drawnBytes += Self.bytes(image)
    if drawnBytes > Self.limit { dropOldest(except: id) }
    return image
  }

  mutating func remove(_ id: PictureID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    if entry.draw != nil, let image = entry.image { drawnBytes -= Self.bytes(image) }
  }

  mutating func remove(of text: TextID) {
    for id in ids.removeValue(forKey: text) ?? [] { remove(id) }
  }

  /// Drops the pictures that have not been shown for longest, until half of the room is free.
  private mutating func dropOldest(except kept: PictureID) {
    let drawn = entries.filter { $0.value.draw != nil && $0.value.image != nil && $0.key != kept }
    for (id, entry) in drawn.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard drawnBytes > Self.limit / 2 else { return }
      if let image = entry.image { drawnBytes -= Self.bytes(image) }
      entries[id]?.image = nil
    }
  }

  private static func bytes(_ image: Image) -> Int { image.pixelWidth * image.pixelHeight * 4 }
}

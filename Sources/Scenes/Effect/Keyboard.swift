internal import Layers

/// Which keys are down, as the textures that shaders read it from.
struct Keyboard: Sendable, Hashable {
  private struct Change: Sendable, Hashable {
    var key: KeyCode
    var isDown: Bool
    /// The first frame that shows it.
    var frame: Int
  }

  private var down: Set<KeyCode> = []
  /// Keys that were pressed an odd number of times.
  private var toggled: Set<KeyCode> = []
  /// The latest ones: a window that lags behind may not have drawn their frames yet.
  private var changes: [Change] = []
  private static let changeLimit = 32
  /// As `Simulation.Channel.Source.keyboard` describes them, by their rows: Shadertoy's three, or
  /// four with the keys that came up.
  private var images = Self.imagesAtRest

  /// The same for every keyboard, so that two on which nothing was typed are equal.
  private static let imagesAtRest = Dictionary(
    uniqueKeysWithValues: [3, 4].map { rows in
      (rows, FramedImage(picture(rows: Array(repeating: [], count: rows))))
    })

  func image(rows: Int) -> FramedImage { images[rows] ?? FramedImage(SuppliedPicture.clear) }

  /// Whether a frame at or after this one differs from the one before although nothing is pressed.
  func changes(inOrAfter frame: Int) -> Bool { changes.contains { $0.frame + 1 >= frame } }

  mutating func set(_ key: KeyCode, isDown: Bool, inFrame frame: Int) {
    guard down.contains(key) != isDown else { return }
    note(key, isDown: isDown, frame)
    draw()
  }

  mutating func releaseAll(inFrame frame: Int) {
    guard !down.isEmpty else { return }
    for key in down { note(key, isDown: false, frame) }
    draw()
  }

  private mutating func note(_ key: KeyCode, isDown: Bool, _ frame: Int) {
    if isDown {
      down.insert(key)
      toggled.formSymmetricDifference([key])
    } else {
      down.remove(key)
    }
    changes.append(Change(key: key, isDown: isDown, frame: frame))
    if changes.count > Self.changeLimit { changes.removeFirst() }
  }

  private mutating func draw() {
    for rows in images.keys {
      var image = FramedImage(picture(rows: rows, changes: []))
      for (frame, group) in Dictionary(grouping: changes, by: \.frame) {
        image.exceptions[frame] = picture(rows: rows, changes: group)
      }
      images[rows] = image
    }
  }

  /// - Parameter changes: Those of the frame.
  private func picture(rows: Int, changes: [Change]) -> Image {
    let pressed = Set(changes.filter(\.isDown).map(\.key))
    let released = Set(changes.filter { !$0.isDown }.map(\.key))
    return Self.picture(rows: Array([down, pressed, toggled, released].prefix(rows)))
  }

  private static func picture(rows: [Set<KeyCode>]) -> Image {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(256 * rows.count * 4)
    for keys in rows {
      for number in 0..<256 {
        let isOn = KeyCode(number).map(keys.contains) ?? false
        pixels += [isOn ? 255 : 0, 0, 0, 255]
      }
    }
    return Image(pixelWidth: 256, pixelHeight: rows.count, pixels: pixels)
  }
}

internal import OpenGL

/// Numbers on the GPU that shader functions read by index, kept by what they are.
final class NumberTextures {
  /// Numbers, boxed so that they can be kept in lists.
  final class Entry {
    let texture: NumberTexture
    fileprivate var lastFrame = 0

    fileprivate init(_ numbers: [Float], components: Int) {
      texture = NumberTexture(
        numbers, components: components,
        label: "\(numbers.count / components) elements of \(components)")
    }
  }

  private struct Key: Hashable {
    let numbers: [Float]
    let components: Int
  }

  private var entries: [Key: Entry] = [:]
  /// Textures made so far.
  private(set) var made = 0

  func texture(of numbers: [Float], components: Int, frame: Int) -> Entry {
    let key = Key(numbers: numbers, components: components)
    if let entry = entries[key] {
      entry.lastFrame = frame
      return entry
    }
    made += 1
    let entry = Entry(numbers, components: components)
    entry.lastFrame = frame
    entries[key] = entry
    return entry
  }

  /// Gives up what no frame since `frame` has read.
  func forget(before frame: Int) {
    for (key, entry) in entries where entry.lastFrame < frame { entries[key] = nil }
  }
}

import Layers

/// Textures of passes that are the same as in the frames before, so that they need not be drawn again.
///
/// A pass that says so is kept from its first frame on; any other when it comes a second time. What is not asked for again
/// within a few frames goes back to where textures are lent: an animation would fill the memory.
final class KeptPasses {
  private struct Entry {
    let target: PassTextures.Target
    /// Whether it says that it is worth keeping, and has been asked for again.
    var isLasting = false
  }

  private var entries: [PassContent: Entry] = [:]
  /// Frame in which a content was last asked for.
  private var seen: [PassContent: Int] = [:]

  /// Frames that a lasting texture is kept without being asked for.
  private static let lifetime = 120
  /// The same for any other.
  private static let shortLifetime = 4

  var count: Int { entries.count }

  /// Returns the texture that shows `content`, if there is one.
  func target(for content: PassContent?) -> PassTextures.Target? {
    content.flatMap { entries[$0]?.target }
  }

  /// Notes that what shows `content`, if anything does, is read in this frame.
  func note(_ content: PassContent?, frame: Int) {
    guard let content, let entry = entries[content] else { return }
    entry.target.lastFrame = frame
    if content.pass.isKept, !entry.isLasting { entries[content]?.isLasting = true }
  }

  /// Takes a texture that is no longer read in this frame; `false` if it is not worth keeping.
  func keep(_ target: PassTextures.Target, showing content: PassContent?, frame: Int) -> Bool {
    guard let content else { return false }
    if entries[content]?.target === target { return true }
    defer { seen[content] = frame }
    let hasComeBefore = (seen[content] ?? frame) < frame
    guard entries[content] == nil, content.pass.isKept || hasComeBefore else { return false }
    target.lastFrame = frame
    entries[content] = Entry(target: target)
    return true
  }

  /// Returns all textures, and forgets them: what they show may look different now.
  func takeAll() -> [PassTextures.Target] {
    defer { (entries, seen) = ([:], [:]) }
    return entries.values.map(\.target)
  }

  /// Returns the textures that nobody has asked for in a while, and forgets them.
  func takeUnused(frame: Int) -> [PassTextures.Target] {
    for (content, last) in seen where frame - last > Self.shortLifetime { seen[content] = nil }
    var unused: [PassTextures.Target] = []
    for (content, entry) in entries
    where frame - entry.target.lastFrame
      > (entry.isLasting ? Self.lifetime : Self.shortLifetime)
    {
      entries[content] = nil
      unused.append(entry.target)
    }
    return unused
  }
}

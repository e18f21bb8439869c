internal import OpenGL

/// The uniform values of a frame's draws, a block for each, in a buffer on the GPU.
///
/// Blocks are laid out before the first draw and uploaded together when the first is read; draws
/// that follow one another with the same values share a block, and a frame with the values of the
/// one before uploads nothing.
final class UniformBlocks {
  /// One draw's values.
  struct Block {
    /// Floats before it in the frame.
    fileprivate let first: Int
    fileprivate let count: Int
    /// Vectors that the program's block has room for.
    fileprivate let capacity: Int
  }

  private var floats: [Float] = []
  private var last: Block?
  /// Floats of the frame that the buffer holds.
  private var uploadedCount = 0
  /// Where the frame begins in the buffer, in bytes.
  private var base = 0
  private var previous: (floats: [Float], base: Int) = ([], 0)
  private var buffer: UniformBuffer
  private let alignment = UniformBuffer.alignment
  /// How often something was uploaded so far.
  private(set) var uploads = 0

  /// Some hundred frames of a scene; what is written is taken from the system for good.
  private static let usualByteCount = 1 << 18

  init() { buffer = Self.buffer(byteCount: Self.usualByteCount) }

  /// Bytes that the buffer has.
  var byteCount: Int { buffer.byteCount }

  private static func buffer(byteCount: Int) -> UniformBuffer {
    UniformBuffer(byteCount: byteCount, label: "uniform blocks of draws")
  }

  /// Begins a frame, after which blocks of the last one must not be read.
  func begin() {
    if uploadedCount > 0 {
      swap(&previous.floats, &floats)
      previous.base = base
      base = aligned(base + uploadedCount * 4)
    }
    floats.removeAll(keepingCapacity: true)
    uploadedCount = 0
    last = nil
  }

  /// Gives up a buffer that frames with more values than usual needed; to be called between frames.
  func giveUpRoom() {
    guard buffer.byteCount > Self.usualByteCount else { return }
    buffer = Self.buffer(byteCount: Self.usualByteCount)
    floats.removeAll()
    previous = ([], 0)
    (base, uploadedCount, last) = (0, 0, nil)
  }

  /// Lays out whole `vec4`s.
  func block(of values: [Float]) -> Block {
    if let last, floats[last.first..<last.first + last.count].elementsEqual(values) { return last }
    let first = aligned(floats.count * 4) / 4
    floats.append(contentsOf: repeatElement(0, count: first - floats.count))
    floats.append(contentsOf: values)
    let block = Block(
      first: first, count: values.count, capacity: UniformBlock.capacity(of: values.count / 4))
    last = block
    return block
  }

  func floats(of block: Block) -> [Float] {
    Array(floats[block.first..<block.first + block.count])
  }

  /// Makes a block of this frame the one that programs read.
  func bind(_ block: Block) {
    upload()
    buffer.bind(offset: base + block.first * 4, byteCount: block.capacity * 16)
  }

  private func upload() {
    guard uploadedCount < floats.count else { return }
    if uploadedCount == 0, floats == previous.floats {
      base = previous.base
      uploadedCount = floats.count
      return
    }
    // A program may declare more vectors than its draw has.
    let room = floats.count * 4 + UniformBlock.capacity(of: floats.count / 4) * 16
    if base + room > buffer.byteCount {
      if room > buffer.byteCount {
        buffer = Self.buffer(byteCount: 2 * room)
      } else {
        buffer.discard()
      }
      (base, uploadedCount) = (0, 0)
    }
    buffer.write(floats[uploadedCount...], at: base + uploadedCount * 4)
    uploadedCount = floats.count
    uploads += 1
  }

  private func aligned(_ bytes: Int) -> Int { (bytes + alignment - 1) / alignment * alignment }
}

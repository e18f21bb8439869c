internal import Dispatch
internal import Files
internal import Glibc
internal import Layers
internal import Opening
internal import Pictures
internal import Scenes
internal import Synchronization

/// Small pictures of a folder's shaders, or of a scene's presets, drawn one after another by
/// processes of their own and stored in the cache folder by their command and the contents of the
/// file.
///
/// A shader that never ends costs its process, and has no picture.
nonisolated final class Thumbnails: Sendable {
  /// Subject of a picture.
  struct Subject: Sendable, Hashable {
    /// Words for `harmonic capture`.
    let words: [String]
    /// The shader that they open, or the folder of shaders; `nil` for a scene of the gallery.
    let file: String?

    init(words: [String], file: String?) { (self.words, self.file) = (words, file) }

    /// An entry of a folder, or of the files that were opened last.
    init(_ source: SceneSource) {
      self.init(
        words: source.arguments + ["--size", "240x150", "--time", "1"], file: source.arguments[0])
    }
  }

  /// A finished picture and the subject it belongs to.
  struct Finished: Sendable {
    let index: Int
    /// `nil` if the shader cannot be drawn.
    let image: Image?
  }

  /// The end of a process that draws.
  private enum Outcome {
    case drawn
    /// The shader is not to be drawn, or takes too long.
    case refused
    /// Something else failed: another time it may be drawn.
    case failed
  }

  /// Status with which `harmonic capture` ends if it refuses the shader.
  private static let rejected: Int32 = 3

  private let finished = Mutex<[Finished]>([])
  private let isCancelled = Atomic<Bool>(false)

  /// Seconds of the processor that a picture may take.
  private static let processorSeconds = 10.0
  /// Seconds by the clock without any of the processor's, as a shader takes that hangs the graphics
  /// card. A busy machine gives each process a little.
  private static let seconds = 40.0

  /// Pictures of the entries of a folder.
  convenience init(of sources: [SceneSource]) {
    // Anything else has its sign already.
    self.init(of: sources.map { $0.hasSmallPicture ? Subject($0) : nil })
  }

  /// Pictures of presets of what a request shows; that of no preset shows the defaults.
  convenience init(of presets: [SceneRequest.Preset?], in request: SceneRequest) {
    self.init(
      of: presets.map { preset in
        let small = request.picture(of: preset, pixels: PixelSize(width: 240, height: 150))
        return Subject(words: small.arguments, file: request.file?.path)
      })
  }

  /// Begins with the first of `subjects`; each picture wakes the window.
  init(of subjects: [Subject?]) {
    guard let folder = CacheFolder("thumbnails"), folder.isTrusted else { return }
    folder.make()
    DispatchQueue.global(qos: .utility).async { [weak self] in
      for (index, subject) in subjects.enumerated() {
        guard let self, !self.isCancelled.load(ordering: .relaxed) else { return }
        guard let subject, let (outcome, image) = Self.image(of: subject, in: folder),
          image != nil || outcome == .refused
        else { continue }
        self.finished.withLock { $0.append(Finished(index: index, image: image)) }
        Window.wake()
      }
    }
  }

  deinit { isCancelled.store(true, ordering: .relaxed) }

  /// Returns what was finished since the last call.
  func take() -> [Finished] {
    finished.withLock { finished in
      defer { finished = [] }
      return finished
    }
  }

  private static func image(
    of subject: Subject, in folder: CacheFolder
  ) -> (outcome: Outcome, image: Image?)? {
    if let path = subject.file, FileOpening.isFolder(path), !FileOpening.isProject(path) {
      return (.drawn, image(ofFolder: path, in: folder))
    }
    let text = subject.file.map(FileOpening.bytes(of:)) ?? []
    guard let text else { return nil }
    // Where the file is makes no difference.
    let words = subject.words.filter { $0 != subject.file }
    let path = folder.path(for: text + words.joined(separator: "\n").utf8, suffix: "png")
    let isCached = access(path.onDisk, R_OK) == 0
    let outcome = isCached ? .drawn : draw(subject.words, to: path)
    // A file that is missing or damaged has no picture this time, and is drawn again the next.
    guard let picture = try? Picture(contentsOf: path) else {
      unlink(path.onDisk)
      // A capture shows what it is of, even if its shader is not opened.
      return (outcome, subject.file.flatMap(ownPicture))
    }
    let image = Image(
      pixelWidth: picture.width, pixelHeight: picture.height, pixels: picture.pixels)
    return (outcome, image)
  }

  /// Width of small pictures in pixels, and their width over their height in whole numbers.
  private static let (side, aspect) = (240, (width: 8, height: 5))

  /// Returns the middle of the picture in a file; `nil` if it is none.
  private static func ownPicture(_ path: String) -> Image? {
    guard let picture = try? Picture(contentsOf: path) else { return nil }
    let width = max(1, min(picture.width, picture.height * aspect.width / aspect.height))
    let height = max(1, min(picture.height, picture.width * aspect.height / aspect.width))
    let (left, top) = ((picture.width - width) / 2, (picture.height - height) / 2)
    var pixels: [UInt8] = []
    for row in top..<top + height {
      let start = (row * picture.width + left) * 4
      pixels += picture.pixels[start..<start + width * 4]
    }
    return Image(pixelWidth: width, pixelHeight: height, pixels: pixels).reduced(toSide: side)
  }

  /// Returns the pictures of a folder's first shaders side by side; `nil` if none can be drawn.
  private static func image(ofFolder path: String, in folder: CacheFolder) -> Image? {
    // A folder that cannot be read has no picture.
    guard let shaders = try? ShaderFolder(path) else { return nil }
    var found: [Image] = []
    for source in shaders.gallery.dropFirst() where source.hasSmallPicture {
      if let image = image(of: Subject(source), in: folder)?.image { found.append(image) }
      if found.count == 4 { break }
    }
    return found.count < 2 ? found.first : Image(mosaicOf: found)
  }

  /// Runs `harmonic capture` and waits for it, or ends it.
  private static func draw(_ words: [String], to path: String) -> Outcome {
    guard
      let process =
        OwnProgram.start(["capture"] + words + ["--fresh", "--quiet", "-o", path])
    else {
      return .failed
    }
    var status: Int32 = 0
    var (used, idleSteps) = (0.0, 0)
    while Double(idleSteps) * 0.02 < seconds {
      if waitpid(process, &status, WNOHANG) != 0 {
        // The low byte is a signal's number; the one above it the status.
        return status == 0 ? .drawn : status == rejected << 8 ? .refused : .failed
      }
      let time = processorSeconds(of: process)
      if time > processorSeconds { break }
      (used, idleSteps) = (time, time > used ? 0 : idleSteps + 1)
      usleep(20_000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return .refused
  }

  /// The time that all threads of a process have spent on processors; 0 once it has ended.
  private static func processorSeconds(of process: pid_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

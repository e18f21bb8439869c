internal import OpenGL
internal import ShaderTranslation

/// The programs of a renderer by what they draw: made when they are first needed, or ahead, and
/// cached.
final class ProgramStore {
  private var stitcher: Stitcher
  private let cache: ProgramCache?
  private var programs: [ProgramKey: StitchedProgram] = [:]
  private var background: BackgroundPrograms?
  /// Programs that are being made in the background.
  private var awaited: Set<ProgramKey> = []
  /// Programs that failed to compile in the background. Drawing one throws its error.
  private var refused: Set<ProgramKey> = []
  /// The generation that brought the function of a name, if it is not the first.
  private var generations: [String: Int] = [:]
  /// Counts the changes of the library: a program that was begun before one may hold a function
  /// that is gone.
  private(set) var generation = 0
  /// Programs that were compiled while a frame waited.
  private(set) var compiled = 0
  /// Programs that came from the cache folder while a frame waited.
  private(set) var restored = 0
  /// Programs that were made in the background.
  private(set) var madeAhead = 0
  /// The renderer's.
  var frame = 0

  /// Frames after which a program that is no longer drawn may go.
  private static let lifetime = 120
  /// Programs that are kept however long they have not been used: more than the scenes have, fewer than a person can make
  /// who moves a number that programs are written for.
  private static let capacity = 64

  init(stitcher: Stitcher, cache: ProgramCache?) {
    self.stitcher = stitcher
    self.cache = cache
  }

  // MARK: - Functions

  func add(_ functions: [String: ShaderLibrary.Function]) {
    stitcher.library.functions.merge(functions) { _, new in new }
    forget(calling: Set(functions.keys))
  }

  func remove(_ names: Set<String>) {
    for name in names { stitcher.library.functions[name] = nil }
    forget(calling: names)
  }

  private func forget(calling names: Set<String>) {
    generation += 1
    for name in names { generations[name] = generation }
    refused = []
    for (key, program) in programs where !program.functions.isDisjoint(with: names) {
      programs[key] = nil
    }
  }

  // MARK: - When they are needed

  /// - Throws: A `Diagnostic` for a shader function that does not exist, `RejectedProgram` when the driver refuses it.
  func program(of draw: Draw) throws -> StitchedProgram {
    let key = ProgramKey(of: draw)
    if let program = programs[key] {
      program.lastFrame = frame
      return program
    }
    let program = try StitchedProgram(source(of: draw), cache: cache)
    keep(program, for: key)
    if program.isRestored { restored += 1 } else { compiled += 1 }
    return program
  }

  private func keep(_ program: StitchedProgram, for key: ProgramKey) {
    program.lastFrame = frame
    programs[key] = program
  }

  /// Joins what a draw needs into the text of a program.
  func source(of draw: Draw) throws(Diagnostic) -> Stitcher.Source {
    switch ProgramKey(of: draw) {
    case .paint(let paint, let vectors, _, let samplers):
      return try stitcher.source(
        for: paint, vectors: vectors, indexed: draw.values.indexedCount, samplers: samplers)
    case .mesh(let capacity): return try Stitcher.meshSource(capacity: capacity)
    }
  }

  /// Gives up programs that have not been drawn with for a while, where there are many.
  func forgetUnused() {
    guard programs.count > Self.capacity else { return }
    for (key, program) in programs where frame - program.lastFrame > Self.lifetime {
      programs[key] = nil
    }
  }

  // MARK: - Ahead

  func make(in context: any BackgroundContext) {
    background = BackgroundPrograms(context, cache: cache)
  }

  /// Whether programs are still being made in the background, refused ones included.
  var isMaking: Bool {
    takeFromBackground()
    return background?.isBusy ?? false
  }

  /// - Parameter preparedOnly: Whether only the programs of prepared calls count.
  func hasPrograms(for draws: [Draw], preparedOnly: Bool) -> Bool {
    takeFromBackground()
    return draws.allSatisfy { draw in
      (preparedOnly && !draw.isPrepared) || programs[ProgramKey(of: draw)] != nil
    }
  }

  /// Begins to make the programs that `draws` lack, once each, and returns whether some are being
  /// made.
  func makeInBackground(_ draws: [Draw]) -> Bool {
    guard let background else { return false }
    takeFromBackground()
    var isComing = false
    for draw in draws {
      let key = ProgramKey(of: draw)
      guard programs[key] == nil, !refused.contains(key) else { continue }
      isComing = isComing || awaited.contains(key)
      // A call that does not fit is reported when it is drawn.
      guard !awaited.contains(key), let source = try? source(of: draw) else { continue }
      isComing = true
      awaited.insert(key)
      background.make(
        source, for: key, blending: Blending(draw.blending), generation: generation)
    }
    return isComing
  }

  private func takeFromBackground() {
    for made in background?.take() ?? [] {
      awaited.remove(made.key)
      // A function in it may have been replaced meanwhile.
      guard made.source.functions.allSatisfy({ generations[$0, default: 0] <= made.generation })
      else { continue }
      guard let program = made.program else {
        refused.insert(made.key)
        continue
      }
      if programs[made.key] != nil { continue }
      madeAhead += 1
      keep(StitchedProgram(program, of: made.source), for: made.key)
    }
  }
}

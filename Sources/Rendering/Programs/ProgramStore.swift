internal import Diagnostics
internal import OpenGL

/// The programs of a renderer by what they draw: made when they are first needed, or ahead, and
/// cached.
final class ProgramStore {
  private var stitcher: Stitcher
  /// Whether what is the same for every pixel is computed once a draw.
  private let hoists: Bool
  private let cache: ProgramCache?
  /// More stay than the scenes have, and fewer than a user can make who moves a number that
  /// programs are specialized for.
  private var programs = ResourceCache<ProgramKey, StitchedProgram>(capacity: 64)
  private var background: BackgroundPrograms?
  /// Programs that are being made in the background.
  private var awaited: Set<ProgramKey> = []
  /// The ways of drawing with a program that it is finished for, or being finished for.
  private var finished: [ProgramKey: Set<ProgramUse>] = [:]
  /// Programs that failed to compile in the background. Drawing one throws its error.
  private var refused: Set<ProgramKey> = []
  /// The generation that brought the function of a name, if it is not the first.
  private var generations: [String: Int] = [:]
  /// By function: the arguments whose values are worth a program in which they are literals.
  private(set) var specializableArguments: [String: Set<Int>] = [:]
  /// Counts the changes of the library: a program that was begun before one may hold a function
  /// that is gone.
  private(set) var generation = 0
  /// Programs that were compiled while a frame waited.
  private(set) var compiled = 0
  /// Programs that came from the cache folder while a frame waited.
  private(set) var restored = 0
  /// Programs that were made in the background.
  private(set) var madeAhead = 0

  /// Is called with what only a user who asks for details wants to know.
  var report: (String) -> Void = { _ in }

  /// Stop starting specialized programs while this many are compiling.
  private static let mostAwaited = 8

  init(stitcher: Stitcher, hoists: Bool, cache: ProgramCache?) {
    self.stitcher = stitcher
    self.hoists = hoists
    self.cache = cache
  }

  /// Ends a frame: programs that have not been drawn with for a while are removed, if there are
  /// many.
  func endFrame() { programs.endFrame() }

  /// Programs that are there.
  var count: Int { programs.count }

  /// Removes the programs that none of `draws` needs, where they can be restored from the cache
  /// folder.
  func cancel(except draws: [Draw]) {
    guard cache != nil, DriverDescription.hasProgramBinaries else { return }
    programs.removeAll(but: Set(draws.map(key)))
  }

  // MARK: - Functions

  func add(_ functions: [String: ShaderLibrary.Function]) {
    stitcher.library.functions.merge(functions) { _, new in new }
    for (name, function) in functions {
      let arguments = function.specializableArguments
      specializableArguments[name] = arguments.isEmpty ? nil : arguments
    }
    forget(calling: Set(functions.keys))
  }

  func remove(_ names: Set<String>) {
    for name in names { stitcher.library.functions[name] = nil }
    for name in names { specializableArguments[name] = nil }
    forget(calling: names)
  }

  private func forget(calling names: Set<String>) {
    generation += 1
    // Nothing is on its way that was begun before.
    if awaited.isEmpty { generations = [:] }
    for name in names { generations[name] = generation }
    refused = []
    finished = [:]
    programs.removeAll { !$0.functions.isDisjoint(with: names) }
  }

  // MARK: - When they are needed

  private func key(of draw: Draw) -> ProgramKey {
    ProgramKey(of: draw, readsUniforms: stitcher.readsUniforms)
  }

  /// Returns the program of a draw, compiled if it is not there yet.
  func program(of draw: Draw) throws(DrawingError) -> StitchedProgram {
    let key = key(of: draw)
    if let program = programs.use(key) { return program }
    let program = try compiledProgram(of: draw)
    programs.insert(program, for: key)
    if program.isRestored { restored += 1 } else { compiled += 1 }
    return program
  }

  private func compiledProgram(of draw: Draw) throws(DrawingError) -> StitchedProgram {
    let sources: [Stitcher.Source]
    do throws(Diagnostic) { sources = try self.sources(of: draw) } catch {
      throw .invalidCall(error)
    }
    if let source = sources.first, !source.mistakes.isEmpty {
      throw .mistakes(label: source.label, source.mistakes)
    }
    var refusal: RejectedProgram?
    for source in sources {
      do throws(GraphicsError) {
        let program = try StitchedProgram(source, cache: cache)
        if let refusal { reportFallback(refusal.label, refusal.log) }
        return program
      } catch .programRejected(let label, let log) {
        refusal = RejectedProgram(label: label, log: log, of: source)
      } catch {
        throw .graphics(error)
      }
    }
    guard let refusal else { preconditionFailure("a draw has at least one program") }
    throw .rejectedProgram(refusal)
  }

  private func reportFallback(_ label: String, _ log: String) {
    report(
      "the driver refuses what the tree's writer wrote, so another text of it is drawn, "
        + "in a program of '\(label)':\n\(log)")
  }

  /// The text of the program that a draw needs, and behind it those for a driver that refuses
  /// that, if there are any.
  private func sources(of draw: Draw) throws(Diagnostic) -> [Stitcher.Source] {
    var sources = [try source(of: draw)]
    if sources[0].isHoisted { sources.append(try source(of: draw, text: .first)) }
    return sources
  }

  /// Joins what a draw needs into the text of a program.
  ///
  /// - Parameter text: Which of its texts; the one that is tried first if left out.
  /// - Throws: A `Diagnostic` for a shader function that does not exist.
  func source(
    of draw: Draw, text: Stitcher.TextChoice? = nil
  ) throws(Diagnostic) -> Stitcher.Source {
    try stitcher.source(of: draw, text: text ?? (hoists ? .hoisted : .first))
  }

  /// Operations of these functions with the calls in them inlined.
  func inlinedSize(of names: Set<String>) -> Double {
    names.reduce(0) { $0 + (stitcher.library.functions[$1]?.inlinedSize ?? 0) }
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

  /// - Parameter specializedOnly: Whether only specialized programs count.
  func hasPrograms(for draws: [Draw], specializedOnly: Bool) -> Bool {
    takeFromBackground()
    return draws.allSatisfy { draw in
      (specializedOnly && !draw.isSpecialized) || programs.peek(key(of: draw)) != nil
    }
  }

  /// Whether the programs of all draws are there or in the cache folder.
  func restoresPrograms(for draws: [Draw]) -> Bool {
    draws.allSatisfy { draw in
      if programs.peek(key(of: draw)) != nil { return true }
      guard let cache, let source = try? source(of: draw) else { return false }
      return cache.holds(source)
    }
  }

  /// Begins to make the programs that `plans` lack, once each, and to finish those that are there
  /// for the ways in which `plans` draw with them.
  ///
  /// - Parameters:
  ///   - format: Of the textures that passes are drawn into.
  ///   - drawn: What has been drawn: for that, programs are finished.
  /// - Returns: Whether some of the programs are being made.
  func compileInBackground(
    _ plans: [FramePlan], format: PixelFormat, drawn: [FramePlan] = []
  ) -> Bool {
    guard let background else { return false }
    takeFromBackground()
    forgetUsesOfOthers()
    for (draw, use) in drawn.flatMap({ $0.usesOfPrograms(format: format) }) {
      finished[key(of: draw), default: []].insert(use)
    }
    var isComing = false
    for (key, draw, uses) in lacking(plans, format: format) {
      isComing = isComing || awaited.contains(key)
      // A call that does not fit and a mistake are reported when it is drawn.
      guard let sources = try? sources(of: draw), sources[0].mistakes.isEmpty else { continue }
      let isThere = awaited.contains(key) || programs.peek(key) != nil
      if !isThere {
        isComing = true
        // The rest later, if it is still drawn then: a constant may be another one in every frame.
        if draw.isSpecialized, awaited.count >= Self.mostAwaited { continue }
        awaited.insert(key)
      }
      finished[key, default: []].formUnion(uses)
      background.make(sources, for: isThere ? nil : key, uses: uses, generation: generation)
    }
    return isComing
  }

  /// Returns the programs that `plans` need and that are not there, or not finished for all ways in
  /// which they are drawn with, and those ways.
  private func lacking(
    _ plans: [FramePlan], format: PixelFormat
  ) -> [(key: ProgramKey, draw: Draw, uses: [ProgramUse])] {
    var lacking: [(key: ProgramKey, draw: Draw, uses: [ProgramUse])] = []
    for (draw, use) in plans.flatMap({ $0.usesOfPrograms(format: format) }) {
      let key = key(of: draw)
      guard !refused.contains(key), finished[key]?.contains(use) != true else { continue }
      if let place = lacking.firstIndex(where: { $0.key == key }) {
        if !lacking[place].uses.contains(use) { lacking[place].uses.append(use) }
      } else {
        lacking.append((key, draw, [use]))
      }
    }
    return lacking
  }

  /// Programs that are gone are made again, and finished again.
  private func forgetUsesOfOthers() {
    finished = finished.filter { programs.peek($0.key) != nil || awaited.contains($0.key) }
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
      if programs.peek(made.key) != nil { continue }
      if case .programRejected(let label, let log)? = made.refusal { reportFallback(label, log) }
      madeAhead += 1
      programs.insert(StitchedProgram(program, of: made.source), for: made.key)
    }
  }
}

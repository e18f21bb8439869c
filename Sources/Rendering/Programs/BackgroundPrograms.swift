internal import OpenGL
internal import Synchronization

/// A second OpenGL context that shares its objects with the window's, and the thread it is current
/// on.
nonisolated package protocol BackgroundContext: Sendable {
  /// Runs `body` with the context current, after all that was handed over before.
  func perform(_ body: @escaping @Sendable () -> Void)
  /// Runs `body` some seconds later, on any thread, and lets the window know.
  func later(_ seconds: Double, _ body: @escaping @Sendable () -> Void)
}

/// Programs that are made beside the frames, so that no frame waits for one.
///
/// Programs are linked there and finished by a draw that reaches no pixel.
nonisolated final class BackgroundPrograms: Sendable {
  /// A program that was asked for.
  struct Made: Sendable {
    let key: ProgramKey
    let source: Stitcher.Source
    /// `nil` if the driver refuses it: drawing with it throws the reason.
    let program: LinkedProgram?
    /// As it was when the program was asked for; see `Renderer.add`.
    let generation: Int
  }

  private let context: any BackgroundContext
  private let cache: ProgramCache?
  private let made = Mutex<[Made]>([])
  private let underWay = Atomic<Int>(0)

  init(_ context: any BackgroundContext, cache: ProgramCache?) {
    self.context = context
    self.cache = cache
  }

  /// Makes a program for draws that blend like `blending`.
  func make(
    _ source: Stitcher.Source, for key: ProgramKey, blending: Blending, generation: Int
  ) {
    underWay.add(1, ordering: .relaxed)
    context.perform { [self, context] in
      // The reason for a refusal is reported where it is drawn.
      let program = try? LinkedProgram(source, cache: cache)
      if let program {
        Quirks.finishCompiling(program.program, blending: blending, vectors: program.capacity)
      }
      let made = Made(key: key, source: source, program: program, generation: generation)
      context.later(Quirks.secondsUntilCompiledProgramsAreShared) {
        self.made.withLock { $0.append(made) }
        self.underWay.subtract(1, ordering: .releasing)
      }
    }
  }

  /// Whether something that was asked for is not finished.
  var isBusy: Bool { underWay.load(ordering: .acquiring) > 0 }

  /// Returns what was finished since this was asked last.
  func take() -> [Made] {
    made.withLock { made in
      defer { made = [] }
      return made
    }
  }
}

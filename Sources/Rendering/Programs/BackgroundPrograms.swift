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
/// Programs are linked there and finished by draws that reach no pixel of the window.
nonisolated final class BackgroundPrograms: Sendable {
  /// A program that was asked for.
  struct Made: Sendable {
    let key: ProgramKey
    let source: Stitcher.Source
    /// `nil` if the driver refuses it: drawing with it throws the reason.
    let program: LinkedProgram?
    /// Why the driver refuses the first of the texts that were handed over; `nil` if it takes it.
    let refusal: GraphicsError?
    /// As it was when the program was asked for; see `Renderer.add`.
    let generation: Int
  }

  private let context: any BackgroundContext
  private let cache: ProgramCache?
  private let made = Mutex<[Made]>([])
  private let underWay = Atomic<Int>(0)
  /// Made in the context, with the first program.
  private let idle = Mutex<IdleProgram?>(nil)

  init(_ context: any BackgroundContext, cache: ProgramCache?) {
    self.context = context
    self.cache = cache
  }

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - sources: The first one that the driver takes is the program.
  ///   - key: What it will be found by; `nil` for a copy of one that is drawn with already, which
  ///     is deleted once the driver's cache has what was compiled of it. Drivers do not let two
  ///     contexts compile for one program at once.
  ///   - uses: How it will be drawn with.
  func make(
    _ sources: [Stitcher.Source], for key: ProgramKey?, uses: [ProgramUse], generation: Int
  ) {
    precondition(!sources.isEmpty, "a program needs a text")
    underWay.add(1, ordering: .relaxed)
    context.perform { [self, context] in
      var program: LinkedProgram?
      var refusal: GraphicsError?
      var source = sources[0]
      for text in sources where program == nil {
        source = text
        do throws(GraphicsError) { program = try LinkedProgram(text, cache: cache) } catch {
          // If no text is taken, the reason is reported where it is drawn.
          refusal = refusal ?? error
        }
      }
      for use in uses {
        guard let program else { break }
        use.finish(program.program, capacity: program.capacity)
        letGo()
      }
      guard let key else {
        self.underWay.subtract(1, ordering: .releasing)
        return
      }
      let made = Made(
        key: key, source: source, program: program, refusal: refusal, generation: generation)
      context.later(Quirks.secondsUntilCompiledProgramsAreShared) {
        self.made.withLock { $0.append(made) }
        self.underWay.subtract(1, ordering: .releasing)
      }
    }
  }

  /// Leaves the program to the window's context; to be called in the background's, after each draw.
  private func letGo() {
    let program = idle.withLock { idle in
      // A driver that refuses it is not the one that needs it.
      if idle == nil { idle = try? IdleProgram() }
      return idle
    }
    if let program { Quirks.letGoOfPrograms(drawingWith: program) }
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

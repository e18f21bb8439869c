internal import Capture
internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes
internal import ShaderTranslation

/// Editing with the window open: a changed file is read, translated, tried, compiled, and only then shown.
extension Viewer {
  // MARK: - Watching

  /// From now on changes of the open file are noticed.
  func watchFile() {
    if scene is FolderScene, live.thumbnails == nil {
      live.thumbnails = Thumbnails(of: Array(request.gallery.dropFirst()))
    }
    live.watch = nil
    guard let opening = request.file?.opening, !opening.folders.isEmpty else { return }
    do throws(WatchError) {
      live.watch = try FolderWatch(folders: opening.folders) { opening.concerns($0) }
    } catch {
      options.say("\(error)")
    }
  }

  /// Takes a step of whatever is under way: a change settles, a trial ends.
  func keepFileLive(at wallTime: Double) {
    if live.watch?.takeNews() == true { live.dueAt = wallTime + LiveFile.settling }
    if let dueAt = live.dueAt, wallTime >= dueAt { reload(at: wallTime) }
    if live.probe.isAsking || live.arrival != nil,
      let verdict = live.probe.verdict(at: wallTime)
    {
      conclude(verdict)
    }
  }

  // MARK: - Reading again

  /// Reads the file as it is now; what is wrong with it leaves the picture as it is.
  func reload(at wallTime: Double) {
    live.dueAt = nil
    guard let opening = request.file?.opening, opening.text == nil else { return }
    live.version += 1
    let file: EffectFile
    do throws(EffectFile.ReadError) {
      file = try EffectFile(opening, version: live.version)
    } catch {
      return complain(
        Complaint(
          headline: "The file is gone", details: ["\(error)", "Its last picture stays on screen."]
        ), saying: "\(error); its last picture stays until it is back")
    }
    if file.isEmpty {
      return complain(
        Complaint(headline: "The file is empty", details: ["Waiting for the rest."]),
        saying: "'\(opening.path)' is empty, waiting for the rest")
    }
    let sources = file.sources
    // A mistake elsewhere in the file need not keep this function from the screen.
    let kept = sources.first { $0.name == request.scene.name }
    let isBroken = file.stitchableFunctions.contains {
      $0.name == request.scene.name && !$0.isTranslated
    }
    guard !isBroken, let next = kept ?? sources.first else {
      return complain(of: file.diagnostics)
    }
    let word = request.scene.arguments[0]
    if kept == nil {
      let text = "'\(request.scene.name)' is gone, showing '\(next.name)'"
      overlays.show(notice: text, isFailure: false, at: wallTime)
      options.say(text)
    }
    let outdated = Set(request.files[word]?.functions.keys ?? [:].keys)
    renderer.add(file.functions)
    var arriving = request
    arriving.scene = next
    let isOfFile = { (source: SceneSource) in source.arguments[0] == word }
    let place = arriving.gallery.firstIndex(where: isOfFile) ?? 0
    arriving.gallery.removeAll(where: isOfFile)
    arriving.gallery.insert(contentsOf: sources, at: place)
    arriving.files[word] = file
    show(
      arriving,
      because: .reloaded(outdated: outdated, remarks: file.diagnostics))
  }

  func complain(
    of diagnostics: [Diagnostic],
    consequence: String = "The last version without mistakes stays on screen."
  ) {
    let all = diagnostics.map(\.description).joined(separator: "\n")
    complain(Complaint(diagnostics, consequence: consequence), saying: all)
  }

  private func complain(_ complaint: Complaint, saying text: String) {
    guard overlays.complaint != complaint else { return }
    overlays.complaint = complaint
    options.say(text)
    needsDrawing = true
  }

  // MARK: - Trying

  /// Tries the scene that the window opens with; nothing is shown before that.
  func probeFirstScene() throws {
    let names = Set(request.functions.keys)
    guard !names.isEmpty else { return }
    let wallTime = Window.time
    live.probe.ask(try trial(of: scene, calling: names), framePixels: framePixels, at: wallTime)
    if case .refused(let reason) = live.probe.waitForVerdict(now: { Window.time }) {
      throw UnsafeShader(description: "'\(request.scene.name)' cannot be shown: \(reason)")
    }
    live.tried.formUnion(functions(calledBy: scene))
  }

  /// Shows a scene after it was tried; until then the old one stays.
  func show(_ next: CaptureRequest, because reason: LiveFile.Arrival.Reason) {
    live.arrival = LiveFile.Arrival(request: next, reason: reason)
    let scene = next.scene.make(Self.environment(of: next))
    let called = functions(calledBy: scene)
    do {
      let draws = called.isSubset(of: live.tried) ? [] : try trial(of: scene, calling: called)
      live.probe.ask(draws, framePixels: framePixels, at: Window.time)
    } catch {
      conclude(.refused("\(error)"))
    }
    // What needs no trial is shown in this very frame.
    if let verdict = live.probe.verdict(at: Window.time) { conclude(verdict) }
  }

  /// Pixels of a trial: few enough that even a slow shader is done in no time.
  private static let trialPixels = 2500.0

  private var framePixels: Int { window.pixelSize.width * window.pixelSize.height }

  /// The draws of a small picture of `scene` that call a person's functions.
  private func trial(
    of scene: any Scene, calling names: Set<String>
  ) throws -> [ProbeDraw] {
    let canvas = fit.canvas
    let scale = min(1, (Self.trialPixels / (canvas.width * canvas.height)).squareRoot())
    let plan = Planner.plan(
      scene.layer(in: canvas, at: clock.time), transform: AffineTransform(scale: scale),
      pixelWidth: max(1, Int(canvas.width * scale)),
      pixelHeight: max(1, Int(canvas.height * scale)),
      background: .clear)
    return try renderer.probeDraws(of: plan, calling: names)
  }

  private func functions(calledBy scene: any Scene) -> Set<String> {
    switch scene {
    case let scene as EffectScene: [scene.effect.function]
    case let scene as ProgramScene: scene.program.functions
    default: []
    }
  }

  private func conclude(_ verdict: Probe.Verdict) {
    guard let arrival = live.arrival else { return }
    live.arrival = nil
    let name = arrival.request.scene.name
    switch verdict {
    case .refused(let reason):
      refuse(arrival)
      complain(
        Complaint(
          headline: "'\(name)' is not shown",
          details: [reason, "The picture before stays on screen."]),
        saying: "'\(name)' is not shown: \(reason)")
    case .safe:
      do {
        try renderer.prepare(plan(of: arrival.request))
        adopt(arrival)
      } catch {
        refuse(arrival)
        let diagnostics = (error as? RejectedProgram)?.diagnostics ?? [Diagnostic("\(error)")]
        complain(of: diagnostics)
      }
    }
    needsDrawing = true
  }

  private func plan(of request: CaptureRequest) -> FramePlan {
    let (width, height) = window.pixelSize
    let fit = fit(of: request)
    return Planner.plan(
      request.scene.make(Self.environment(of: request)).layer(in: fit.canvas, at: clock.time),
      transform: fit.transform, pixelWidth: width, pixelHeight: height,
      background: request.background)
  }

  private func refuse(_ arrival: LiveFile.Arrival) {
    guard case .reloaded = arrival.reason else {
      live.refused = arrival.request.scene
      return
    }
    renderer.remove(Set(arrival.request.file?.functions.keys ?? [:].keys))
  }

  private func adopt(_ arrival: LiveFile.Arrival) {
    let scene = arrival.request.scene.make(Self.environment(of: arrival.request))
    live.tried.formUnion(functions(calledBy: scene))
    live.refused = nil
    switch arrival.reason {
    case .chosen:
      enter(arrival.request)
      watchFile()
    case .reloaded(let outdated, let remarks):
      // Held values, presses and the clock go on; the cut is hard, for one wants to see the change.
      let script = shownRequest(self.scene).script
      request = arrival.request
      playback = script.playback(
        of: request.scene, in: fit.canvas, environment: Self.environment(of: request))
      crossFade = nil
      renderer.remove(outdated)
      live.tried.subtract(outdated)
      ahead = .due
      overlays.complaint = nil
      // A mistake in another function keeps only that one from the screen.
      if remarks.contains(where: { $0.severity == .error }) {
        complain(of: remarks, consequence: "Everything else is shown as it is now.")
      }
      options.detail("reloaded '\(request.file?.path ?? "")', showing '\(request.scene.name)'")
      window.setTitle(Self.title(of: request.scene))
    }
  }
}

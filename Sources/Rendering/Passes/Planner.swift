package import Layers

/// Turns a layer tree into passes: a pure function, so that what is drawn can be tested without a
/// GPU.
///
/// Stacks are taken apart and transforms are followed down to the layers they move; everything else
/// that samples no neighbours (fills, color effects, clips, opacity, and small stacks under those)
/// becomes one paint, and so one draw. What samples neighbours is drawn into a texture first, as
/// large as what is seen of it, grown by what it may sample.
nonisolated package enum Planner {
  /// - Parameters:
  ///   - layer: What to draw, in points.
  ///   - transform: From the layer's user space to pixels of the target, y down.
  ///   - background: Color of the target where no layer is; `nil` draws over what is there.
  ///   - specializes: Whether specialization constants become part of the programs; else the same
  ///     programs draw all values of them.
  ///   - isDrawnOnce: Whether to make few programs is worth more than to make few operations.
  package static func plan(
    _ layer: Layer, transform: AffineTransform, pixelWidth: Int, pixelHeight: Int,
    background: Color?, specializes: Bool = true, isDrawnOnce: Bool = false
  ) -> FramePlan {
    let target = PlanTarget(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      options: PlanOptions(specializes: specializes, isDrawnOnce: isDrawnOnce))
    return FramePlan(
      plan(PlacedLayer(layer, transform: transform), in: target).plan, background: background,
      in: target)
  }

  /// Returns what a layer at its place becomes, and where the numbers of its shader calls are.
  static func plan(
    _ placed: PlacedLayer, in target: PlanTarget
  ) -> (plan: LayerPlan, calls: PlannedCalls) {
    let builder = PlanBuilder(options: target.options)
    var pass = Pass(pixelWidth: target.pixelWidth, pixelHeight: target.pixelHeight)
    builder.emit(placed, into: &pass)
    return (LayerPlan(passes: builder.passes, draws: pass.draws), builder.calls)
  }
}

/// The passes planned so far; layers that need a texture add theirs.
///
/// A reference, for painters and builder work on it in turn.
nonisolated final class PlanBuilder {
  private(set) var passes: [Pass] = []
  let options: PlanOptions
  /// Whether what is planned lies under a wide blur, whose grid changes with its radius.
  var isPassing = false
  /// Calls of shader functions so far.
  private(set) var calls = PlannedCalls()
  /// Whether what is planned is drawn into a texture.
  private var isInPass = false
  /// Index of the first pass of a layer that is painted in parts, which ask for the same passes;
  /// `nil` outside of one.
  private var firstShared: Int?

  init(options: PlanOptions) { self.options = options }

  /// Adds a pass and returns its index.
  func add(_ pass: Pass) -> Int {
    if let first = firstShared, let known = passes[first...].firstIndex(of: pass) { return known }
    return passes.add(pass)
  }

  /// Notes a call, which is in a draw that is planned now.
  func note(_ call: FunctionCall, of shader: Shader) {
    if isInPass { calls.addInPass(shader) } else { calls.add(call, of: shader) }
  }

  /// Returns what `body` plans for a texture.
  func inPass<Planned>(_ body: () -> Planned) -> Planned {
    let outer = isInPass
    isInPass = true
    defer { isInPass = outer }
    return body()
  }

  /// Returns the pass that draws `layer`; what it needs is added before.
  ///
  /// - Parameter hidden: Pixels that nothing reads.
  func pass(
    of layer: Layer, transform: AffineTransform, pixelWidth: Int, pixelHeight: Int,
    background: Color?, isCached: Bool = false, hidden: PixelRect? = nil
  ) -> Pass {
    var pass = Pass(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: background, isCached: isCached)
    pass.hidden = hidden
    inPass { emit(PlacedLayer(layer, transform: transform), into: &pass) }
    pass.leaveOutHidden()
    return pass
  }

  /// Adds the draws of a layer.
  fileprivate func emit(_ placed: PlacedLayer, into pass: inout Pass) {
    guard let children = placed.children else { return paint(placed, into: &pass) }
    for child in children { emit(placed.placed(child), into: &pass) }
  }

  /// Adds the draws of a layer that is painted as one.
  private func paint(_ placed: PlacedLayer, into pass: inout Pass) {
    let (layer, transform) = (placed.layer, placed.transform)
    guard let inverse = transform.inverse, let ink = layer.inkBounds else { return }
    // Half a pixel of every edge lies outside; a whole one is room for rounding.
    let bounds = ink.inset(by: -1 / transform.smallestLengthScale)
    let target = Rect(
      x: 0, y: 0, width: Double(pass.pixelWidth), height: Double(pass.pixelHeight))
    guard !transform.bounds(of: bounds).intersection(target).isEmpty else { return }
    let visible = inverse.bounds(of: target).intersection(bounds)
    let hidden = transform.isUpright ? pass.hidden.map { inverse.bounds(of: Rect($0)) } : nil
    func draw(_ layer: Layer, over part: Rect, seeing seen: Rect) -> (Draw, PathEdges?) {
      var painter = Painter(transform: transform, visible: seen, builder: self)
      (painter.sampled, painter.hidden) = (visible, hidden)
      let paint = painter.paint(layer, within: nil)
      let replaces = paint.isOpaque && placed.blending == .normal
      let draw = Draw(
        content: .paint(paint, bounds: part), transform: transform, values: painter.values,
        textures: painter.textures,
        blending: replaces ? .replace : BlendModeStructure(placed.blending),
        isSpecialized: painter.isSpecialized)
      return (draw, painter.pathEdges)
    }
    /// Adds draws in which the same shader functions are called.
    func append(_ draws: [Draw], calling first: Int) {
      pass.draws += draws
      guard !isInPass else { return }
      calls.setDraws(pass.draws.count - draws.count..<pass.draws.count, from: first)
    }
    var first = calls.count
    if !options.isDrawnOnce,
      let interior = Self.interior(of: layer, transform: transform, visible: visible)
    {
      // Most of the picture without its edges and what they show beneath, and what is around that
      // with them.
      let outer = firstShared
      firstShared = passes.count
      defer { firstShared = outer }
      append(
        [draw(interior.layer, over: interior.area, seeing: interior.area).0], calling: first)
      first = calls.count
      let (around, _) = draw(layer, over: bounds, seeing: visible)
      append(bounds.frame(around: interior.area).map(around.over), calling: first)
      return
    }
    let (whole, edges) = draw(layer, over: bounds, seeing: visible)
    append(whole.cells(of: edges, seeing: visible), calling: first)
  }

  /// Pixels from which on it pays to draw the inside of a layer by itself.
  static let leastInterior = 8000.0

  /// The inside of a clipped layer, or of one that hides its copy, in its user space, bounded by
  /// whole pixels, and what is seen there; `nil` where it is too small to matter.
  private static func interior(
    of layer: Layer, transform: AffineTransform, visible: Rect
  ) -> (layer: Layer, area: Rect)? {
    let margin = 0.5 / transform.smallestLengthScale
    if case .modified(let above, .copyBeneath) = layer.content {
      let area = above.hidingArea(margin: margin)
      return snapped(area, transform: transform, visible: visible).map { (above, $0) }
    }
    let area = layer.clippedInterior(margin: margin)
    return snapped(area, transform: transform, visible: visible).map { (layer, $0) }
  }

  /// The whole pixels in an area that are seen; `nil` where they are too few to matter.
  private static func snapped(
    _ area: Rect?, transform: AffineTransform, visible: Rect
  ) -> Rect? {
    guard transform.isUpright, let inverse = transform.inverse, let area else { return nil }
    let pixels = transform.bounds(of: area.intersection(visible))
    let (left, top) = (pixels.minX.rounded(.up), pixels.minY.rounded(.up))
    let whole = Rect(
      x: left, y: top, width: pixels.maxX.rounded(.down) - left,
      height: pixels.maxY.rounded(.down) - top)
    guard !whole.isEmpty, whole.area >= leastInterior else { return nil }
    return inverse.bounds(of: whole)
  }
}

nonisolated extension BlendModeStructure {
  init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .normal
      case .plusLighter: .plusLighter
      case .multiply: .multiply
      case .screen: .screen
      // A stack has mixed those with a formula.
      default: .normal
      }
  }
}

nonisolated extension AffineTransform {
  /// The factor by which lengths grow in the direction in which they grow least; at least 1e-6.
  var smallestLengthScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return max(max(0, (sum - difference) / 2).squareRoot(), 1e-6)
  }
}

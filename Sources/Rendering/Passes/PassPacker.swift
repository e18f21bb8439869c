import Layers

nonisolated extension FramePlan {
  /// The same picture from fewer passes: small ones that do not read each other are drawn side by
  /// side into one texture.
  ///
  /// To change the texture that is drawn into takes a driver longer than a small quad does: letters
  /// that come out of a blur take three passes each, and these three together. What is cached stays
  /// by itself, and so does what was the same in the last frame and will be cached.
  var packed: FramePlan {
    let packable = passes.indices.dropLast().filter {
      passes[$0].canBePacked && !repeatedPasses.contains($0)
    }
    return packable.count > 1 ? PassPacker.packed(self, packable) : self
  }
}

/// Joins passes of a plan.
nonisolated private struct PassPacker {
  private let plan: FramePlan
  /// By the index of a pass that is joined with others: which sheet it is on.
  private var sheetOfPass: [Int: Int] = [:]
  private var sheets: [PassSheet] = []
  /// By the index of a pass in the plan: the one among `passes` that draws it.
  private var indices: [Int]
  /// By the index of a pass in the plan: where it lies, if not where it was planned.
  private var places: [Int: TexturePlace] = [:]
  private var passes: [Pass] = []

  private static let notDrawn = -1

  static func packed(_ plan: FramePlan, _ packable: [Int]) -> FramePlan {
    var packer = PassPacker(plan, packable)
    guard !packer.sheets.isEmpty else { return plan }
    for index in plan.passes.indices { packer.draw(index) }
    var packed = FramePlan(passes: packer.passes)
    packed.repeatedPasses = plan.repeatedPasses.map { packer.indices[$0] }
    return packed
  }

  /// Finds out which passes are on which sheet: those that read no other one, those that read such
  /// passes, and so on.
  private init(_ plan: FramePlan, _ packable: [Int]) {
    self.plan = plan
    indices = Array(repeating: Self.notDrawn, count: plan.passes.count)
    var levels: [Int] = []
    for pass in plan.passes { levels.append((pass.reads.map { levels[$0] + 1 }).max() ?? 0) }
    let groups = Dictionary(grouping: packable) { levels[$0] }
    for (_, members) in groups.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let sizes = members.map { index in
        (index, plan.passes[index].pixelWidth, plan.passes[index].pixelHeight)
      }
      for sheet in PassSheet.sheets(of: sizes) where sheet.parts.count > 1 {
        for part in sheet.parts { sheetOfPass[part.pass] = sheets.count }
        sheets.append(sheet)
      }
    }
  }

  /// Adds a pass, or the sheet that it is on, behind all that it reads; unless it is there.
  private mutating func draw(_ index: Int) {
    guard indices[index] == Self.notDrawn else { return }
    guard let sheet = sheetOfPass[index].map({ sheets[$0] }) else {
      for read in plan.passes[index].reads { draw(read) }
      var pass = plan.passes[index]
      pass.draws = pass.draws.map(moved)
      indices[index] = passes.count
      passes.append(pass)
      return
    }
    for part in sheet.parts {
      for read in plan.passes[part.pass].reads { draw(read) }
    }
    add(sheet)
  }

  private mutating func add(_ sheet: PassSheet) {
    var pass = Pass(
      pixelWidth: sheet.pixelWidth, pixelHeight: sheet.pixelHeight, background: .clear)
    for part in sheet.parts {
      let own = plan.passes[part.pass]
      let corner = Point(x: Double(part.x), y: Double(part.y))
      pass.draws += own.draws.compactMap { moved($0).inside(own, at: corner) }
    }
    for part in sheet.parts {
      let own = plan.passes[part.pass]
      indices[part.pass] = passes.count
      let (width, height) = (Float(pass.textureWidth), Float(pass.textureHeight))
      // Rows of a texture run upwards.
      let bottom = pass.pixelHeight - part.y - own.pixelHeight
      places[part.pass] = TexturePlace(
        scale: SIMD2(Float(own.textureWidth) / width, Float(own.textureHeight) / height),
        offset: SIMD2(Float(part.x) / width, Float(bottom) / height))
    }
    passes.append(pass)
  }

  /// Has a draw read passes where they are now.
  private func moved(_ draw: Draw) -> Draw {
    var moved = draw.reading(at: places)
    moved.read(indices)
    return moved
  }
}

nonisolated extension Pass {
  /// Pixels from which on a pass is worth a texture of its own.
  private static let mostPackedPixels = 256 * 256

  /// Whether it looks the same as a part of a larger pass.
  fileprivate var canBePacked: Bool {
    isPackable && !isCached && !isExact && background == .clear
      && pixelWidth * pixelHeight <= Self.mostPackedPixels
      && draws.allSatisfy { draw in
        // A mesh may reach beyond its layer, and a turned quad cannot be cut.
        if case .paint = draw.content { draw.transform.isUpright } else { false }
      }
  }

  /// Indices of the passes that it reads, each once.
  var reads: Set<Int> {
    draws.reduce(into: []) { reads, draw in
      for texture in draw.textures { reads.formUnion(texture.passes) }
    }
  }
}

nonisolated extension Draw {
  /// The part of a draw that lies in its pass, where that has its top left corner at a place of
  /// another; `nil` if there is none.
  fileprivate func inside(_ pass: Pass, at corner: Point) -> Draw? {
    guard case .paint(_, let bounds) = content, let inverse = transform.inverse else { return nil }
    let size = Rect(x: 0, y: 0, width: Double(pass.pixelWidth), height: Double(pass.pixelHeight))
    let part = bounds.intersection(inverse.bounds(of: size))
    guard !part.isEmpty else { return nil }
    var draw = part == bounds ? self : over(part)
    draw.transform = transform.followed(by: AffineTransform(translation: corner.x, corner.y))
    return draw
  }
}

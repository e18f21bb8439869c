import Layers

/// The difference between two frames.
nonisolated extension FramePlan {
  /// The pixels that may look different after `old` was drawn; all of them if the two have not
  /// the same background. Without one, what lies below has to be drawn there again as well.
  package func damage(since old: FramePlan) -> PixelRect {
    let whole = PixelRect(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    let (before, now) = (old.passes[old.passes.count - 1], passes[passes.count - 1])
    guard before.pixelWidth == now.pixelWidth, before.pixelHeight == now.pixelHeight,
      before.background == now.background
    else { return whole }
    let samePasses = samePasses(as: old)
    func isSame(_ draw: Draw, as other: Draw) -> Bool {
      draw == other && draw.textures.flatMap(\.passes).allSatisfy { samePasses[$0] }
    }
    // What is the same before and after the draws that are not: most frames change one of many.
    var first = 0
    let fewest = min(before.draws.count, now.draws.count)
    while first < fewest, isSame(now.draws[first], as: before.draws[first]) { first += 1 }
    var last = 0
    while last < fewest - first,
      isSame(
        now.draws[now.draws.count - 1 - last], as: before.draws[before.draws.count - 1 - last])
    {
      last += 1
    }
    let changed =
      before.draws[first..<before.draws.count - last] + now.draws[first..<now.draws.count - last]
    return changed.reduce(.none) { damage, draw in damage.union(draw.pixels(of: whole)) }
  }

  /// By pass, the last one left out: whether it shows what the one with its index shows in `other`.
  func samePasses(as other: FramePlan) -> [Bool] {
    var same: [Bool] = []
    same.reserveCapacity(passes.count)
    for index in 0..<passes.count - 1 {
      same.append(
        index < other.passes.count - 1 && passes[index].readsOnly(same)
          && passes[index] == other.passes[index])
    }
    return same
  }

  /// The plan without the draws that reach none of some pixels.
  func within(_ damage: PixelRect) -> FramePlan {
    let whole = PixelRect(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    var plan = self
    plan.passes[passes.count - 1].draws.removeAll { !$0.pixels(of: whole).intersects(damage) }
    return plan
  }
}

nonisolated extension Pass {
  /// Whether all that it reads is what it was in another frame.
  ///
  /// - Parameter same: By earlier pass: whether it shows the same.
  fileprivate func readsOnly(_ same: [Bool]) -> Bool {
    for draw in draws {
      for texture in draw.textures {
        switch texture.source {
        case .image, .cube, .bufferTexture: break
        case .pass(let read): if !same[read] { return false }
        // It looks different in every frame.
        case .simulation, .drawing, .framedImage: return false
        }
      }
    }
    return true
  }
}

nonisolated extension Draw {
  /// The pixels of a target that it may touch.
  func pixels(of target: PixelRect) -> PixelRect {
    switch content {
    case .paint(_, let bounds): PixelRect(touching: transform.bounds(of: bounds), in: target)
    // Its corners may lie outside its layer.
    case .mesh: target
    }
  }
}

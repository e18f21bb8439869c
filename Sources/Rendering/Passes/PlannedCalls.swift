import Layers

/// The calls of shader functions in the plan of a layer, and where the plan has their numbers.
///
/// Most frames change numbers of a few calls: the plan of such a frame is the last frame's with
/// other numbers in the same slots.
nonisolated struct PlannedCalls: Sendable {
  private struct Call {
    let shader: Shader
    let arguments: [FunctionCall.Argument]
    /// The draws into the target that it is in, by index.
    var draws = 0..<0
    /// The place of its shader among those of the layer.
    var place = 0
  }

  /// Those in draws into the target.
  private var calls: [Call] = []
  /// Those in passes, which several layers may share.
  private var shadersInPasses: [Shader] = []
  /// The places of those.
  private var placesInPasses: [Int] = []
  private(set) var isLocated = false

  /// Most shaders of a layer of which numbers are replaced.
  private static let limit = 16

  /// How many calls are in draws into the target.
  var count: Int { calls.count }

  mutating func add(_ call: FunctionCall, of shader: Shader) {
    calls.append(Call(shader: shader, arguments: call.arguments))
  }

  mutating func addInPass(_ shader: Shader) { shadersInPasses.append(shader) }

  /// Notes which draws the latest calls are in.
  ///
  /// - Parameter first: How many calls come before them.
  mutating func setDraws(_ draws: Range<Int>, from first: Int) {
    for index in first..<calls.count { calls[index].draws = draws }
  }

  /// Finds the shaders of the calls in the layer that was planned.
  ///
  /// - Returns: `nil` if two of them are equal, so that it cannot be told which is called where.
  func located(in layer: Layer) -> PlannedCalls? {
    if isLocated { return self }
    guard let shaders = layer.shaders(atMost: Self.limit),
      shaders.indices.allSatisfy({ shaders.firstIndex(of: shaders[$0]) == $0 })
    else { return nil }
    var located = self
    for index in calls.indices {
      guard let place = shaders.firstIndex(of: calls[index].shader) else { return nil }
      located.calls[index].place = place
    }
    for shader in shadersInPasses {
      guard let place = shaders.firstIndex(of: shader) else { return nil }
      located.placesInPasses.append(place)
    }
    located.isLocated = true
    return located
  }

  /// Returns a plan that these calls are in with the numbers of another layer, which differs from
  /// `last` in numbers alone; `nil` if some of them are in passes.
  func plan(_ plan: LayerPlan, with layer: Layer, since last: Layer) -> LayerPlan? {
    guard let shaders = layer.shaders(atMost: Self.limit) else { return nil }
    if !placesInPasses.isEmpty {
      guard let before = last.shaders(atMost: Self.limit),
        placesInPasses.allSatisfy({ shaders[$0] == before[$0] })
      else { return nil }
    }
    var plan = plan
    for call in calls {
      plan.setNumbers(of: shaders[call.place], at: call.arguments, inDraws: call.draws)
    }
    return plan
  }
}

/// The numbers of an argument that is nothing else, wherever it is drawn.
nonisolated struct ArgumentVector: Hashable, Sendable {
  var numbers: SIMD4<Double>
  /// 1 to 4.
  var count: Int
}

nonisolated extension Shader.Argument {
  /// The numbers that a program has of it; `nil` if they depend on where it is drawn, or if it is
  /// more than numbers.
  var vector: ArgumentVector? {
    switch self {
    case .float(let x): ArgumentVector(numbers: SIMD4(x, 0, 0, 0), count: 1)
    case .float2(let x, let y): ArgumentVector(numbers: SIMD4(x, y, 0, 0), count: 2)
    case .float3(let x, let y, let z): ArgumentVector(numbers: SIMD4(x, y, z, 0), count: 3)
    case .float4(let x, let y, let z, let w): ArgumentVector(numbers: SIMD4(x, y, z, w), count: 4)
    case .color(let color): ArgumentVector(numbers: color.premultiplied, count: 4)
    default: nil
    }
  }
}

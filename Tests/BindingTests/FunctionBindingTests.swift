import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// How the arguments of whole functions, in the shapes that authors publish, explain each other.
@Suite struct FunctionBindingTests {
  @Test func aFloat2ThatIsNotTheSizeIsAPlace() throws {
    let found = try bindings("float2 first, float2 second, float t", kind: .color)
    #expect(found.map(\.feed) == [.layerSize, .touch(nil, .points), .time])
  }

  @Test func aFloat4OfAnotherNameIsNotTheBounds() throws {
    #expect(try bindings("float4 q, float4 w", kind: .fill).allSatisfy { $0.moved != nil })
    for name in ["q", "rect", "frame", "corners", "spotRect", "selectionBox"] {
      let told = try bindings("float4 \(name), float4 bounds", kind: .fill)
      #expect(told[0].moved != nil, "\(name)")
      #expect(told[1].feed == .layerBounds)
    }
  }

  /// A fill of one dark color would not be seen on the stage.
  @Test func inkAloneIsLight() throws {
    let alone = try bindings("float width, half4 ink", kind: .fill)
    #expect(alone[1].rest.prefix(3).contains { $0 > 0.5 })
    let onPaper = try bindings("half4 ink, half4 paper", kind: .fill)
    #expect(onPaper[0].rest.prefix(3).allSatisfy { $0 < 0.2 })
  }

  @Test func boundsMakeAnUnnamedFloat2APlace() throws {
    let found = try bindings("float4 bounds, float2 q", kind: .fill)
    #expect(found.map(\.feed) == [.layerBounds, .touch(nil, .points)])
  }

  @Test func widthAndHeightTogetherAreTheLayers() throws {
    let found = try bindings("float width, float height", kind: .color)
    #expect(found.map(\.feed) == [.layerWidth, .layerHeight])
    #expect(try binding("float width", kind: .color).moved != nil)
    #expect(try binding("float height", kind: .distortion).moved != nil)
    #expect(try binding("float height", kind: .color).feed == .layerHeight)
  }

  @Test func xAndYTogetherAreAPlace() throws {
    let found = try bindings("float x, float y", kind: .layer)
    #expect(found.map(\.feed) == [.touch(.x, .points), .touch(.y, .points)])
    #expect(try binding("float x", kind: .layer).moved != nil)
    let short = try bindings("float cx, float cy", kind: .distortion)
    #expect(short.map(\.feed) == [.touch(.x, .points), .touch(.y, .points)])
  }

  @Test func aCenterBesideATouchIsTheLayersCenter() throws {
    let found = try bindings("float2 center, float2 touch", kind: .layer)
    #expect(found.map(\.feed) == [.layerCenter(.points), .touch(nil, .points)])
  }

  @Test func oneOfTwoPlacesFollowsThePointer() throws {
    let found = try bindings("float2 startPoint, float2 endPoint", kind: .color)
    #expect(found[0].feed == .touch(nil, .points))
    #expect(found[1].rest.allSatisfy { (50...400).contains($0) })
    let central = try bindings("float2 from, float2 center", kind: .color)
    #expect(central[1].feed == .touch(nil, .points))
  }

  @Test func aPlaceIsInUnitSpaceWhenTheAuthorSaysSo() throws {
    for comment in [
      "/// - Parameter center: Where, with 0.5/0.5 in the middle.",
      "/// - Parameter center: Normalized place.", "// @param center 0..1",
      "/// - Parameter center: Where. Space: unit.",
      "/// - Parameter center: Where. Default: 0.5, 0.5.",
    ] {
      let found = try binding("float2 center", kind: .color, comment: comment)
      #expect(found.feed == .touch(nil, .unit), "\(comment)")
    }
    #expect(
      try binding("float2 center = float2(0.5, 0.25)", kind: .color).feed == .touch(nil, .unit))
    #expect(
      try binding("float2 center = float2(100, 50)", kind: .color).feed == .touch(nil, .points))
    #expect(
      try binding(
        "float2 center", kind: .color, comment: "/// - Parameter center: Middle. Space: user."
      ).feed == .touch(nil, .points))
  }

  /// A wave that starts at a touch and dies down, in points and seconds.
  @Test func aRippleRunsFromThePress() throws {
    let found = try bindings(
      "float2 origin, float time, float amplitude, float frequency, float decay, float speed",
      kind: .layer)
    #expect(found[0].feed == .touch(nil, .points))
    #expect(found[1].feed == .timeSincePress)
    // It crosses a layer of 300 points in a good second, slow enough to see.
    #expect((300...2000).contains(try found.named("speed").rest[0]))
    #expect((4...30).contains(try found.named("amplitude").rest[0]))
    #expect((5...25).contains(try found.named("frequency").rest[0]))
    #expect((2...12).contains(try found.named("decay").rest[0]))
    #expect(found.driven == ["amplitude"])
  }

  @Test func withTheSizeAColorEffectWorksAcrossTheLayer() throws {
    let sized = try bindings("float2 size, float frequency, float radius", kind: .color)
    #expect((3...20).contains(try sized.named("frequency").rest[0]))
    #expect((0.1...0.6).contains(try sized.named("radius").rest[0]))
    let inPoints = try bindings("float2 size, float frequency, float radius", kind: .layer)
    #expect((40...150).contains(try inPoints.named("radius").rest[0]))
    let told = try binding("float radius", kind: .color)
    #expect((8...150).contains(told.rest[0]))
  }

  @Test func arraysHoldAFewNumbersThatDiffer() throws {
    let found = try bindings(
      """
      float2 size, device const float *values, int valueCount,
      device const half4 *colors, int colorCount,
      device const float *stops, int stopCount, device const float *points, int n
      """, kind: .color)
    #expect(found[2].feed == .count(ofArray: "values"))
    #expect(found[4].feed == .count(ofArray: "colors"))
    #expect((4...16).contains(found[1].rest.count))
    #expect(Set(found[1].rest).count > 3)
    #expect(found[1].rest.allSatisfy { (0...1).contains($0) })
    guard case .list(let components, _, let isColor, let numbers)? = found[3].moved?.kind else {
      Issue.record("no list")
      return
    }
    #expect(isColor)
    #expect(components == 4)
    #expect([16, 20].contains(numbers.count))
    #expect(stride(from: 3, to: numbers.count, by: 4).allSatisfy { numbers[$0] == 1 })
    #expect(found[5].rest == found[5].rest.sorted())
    #expect(found[5].rest.first == 0 && found[5].rest.last == 1)
    #expect(found[7].rest.count.isMultiple(of: 2))
  }

  @Test func anArrayTakesTheNumbersThatItsAuthorNames() throws {
    let found = try bindings(
      "device const float *levels, int n", kind: .color,
      comment: "/// - Parameter levels: Heights. Default: 2, 5, 3.")
    #expect(found[0].rest == [2, 5, 3])
    #expect(found[0].range == 0...5)
    #expect(found[0].words == "a list of 3 numbers, 0…5; from its header")
  }

  @Test func suppliedParametersAreLeftOut() throws {
    #expect(try bindings("", kind: .color).isEmpty)
    #expect(try bindings("", kind: .layer).isEmpty)
    #expect(try bindings("float a, half4 b", kind: .layer).map(\.parameter.name) == ["a", "b"])
  }

  @Test func parametersWithoutNamesAreFed() throws {
    let found = try bindings("float2, float, float", kind: .color)
    #expect(found[0].feed == .layerSize)
    #expect(found[1].moved != nil && found[2].moved != nil)
  }

  @Test func oddNamesAreControls() throws {
    for name in [
      "_", "__x__", "ünïcode", "x1y2z3", "aVeryLongNameThatSaysNothingAtAllOfNumbers", "I", "_1",
    ] {
      let found = try binding("float \(name)", kind: .color)
      #expect(found.parameter.name == name)
      #expect(found.moved != nil, "\(name)")
    }
  }
}

internal import Layers

/// A gradient's colors and their places as numbers that are animated.
struct GradientNumbers {
  private let count: Int
  private let mixing: Layers.GradientMixing
  let numbers: [Double]

  /// Gradients of one kind are mixed by their numbers.
  var kind: AnyHashable { [count, mixing] as [AnyHashable] }

  init(_ gradient: AnyGradient, in environment: EnvironmentValues) {
    let stops = gradient.gradient.layersGradient(in: environment.colorContext).stops
    count = stops.count
    mixing = gradient.space.mixing
    numbers = stops.flatMap { $0.color.mixingNumbers + [$0.location] }
  }

  /// A paint with more numbers, which come first.
  func paint(
    _ name: String, _ own: [Double],
    fill: @escaping (_ own: [Double], Layers.Gradient, Layers.GradientMixing) -> Layers.Fill
  ) -> _Paint {
    _Paint(kind: [name, kind] as [AnyHashable], numbers: own + numbers) { [mixing] numbers in
      fill(Array(numbers.prefix(own.count)), Self.gradient(numbers.dropFirst(own.count)), mixing)
    }
  }

  /// A paint that is a picture, with more numbers, which come first.
  func picture(
    _ name: String, _ own: [Double],
    draw:
      @escaping (_ own: [Double], Layers.Gradient, Layers.GradientMixing, Layers.Size) -> Layer
  ) -> _Paint {
    _Paint(kind: [name, kind] as [AnyHashable], numbers: own + numbers) {
      [mixing] numbers, size in
      draw(
        Array(numbers.prefix(own.count)), Self.gradient(numbers.dropFirst(own.count)), mixing,
        size)
    }
  }

  private static func gradient(_ numbers: ArraySlice<Double>) -> Layers.Gradient {
    let first = numbers.startIndex
    return Layers.Gradient(
      stops: stride(from: first, to: numbers.endIndex, by: 5).map {
        Layers.Gradient.Stop(
          color: Layers.Color(mixingNumbers: numbers[$0..<$0 + 4]), location: numbers[$0 + 4])
      })
  }
}

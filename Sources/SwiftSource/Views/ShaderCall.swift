package import Layers
package import Motion

/// A call of a shader function in a SwiftUI view, with what can be known of its arguments without
/// running it.
///
/// ```swift
/// // given bytes: [UInt8]
/// for call in ViewReader([("ContentView.swift", bytes)]).calls {
///   print(call.function, call.place)  // harmonicColorEffect ContentView.swift:41
/// }
/// ```
package struct ShaderCall: Sendable, Hashable {
  /// The modifier that applies the function to a view.
  package enum Modifier: String, Sendable, Hashable {
    case colorEffect, layerEffect, distortionEffect
    /// A shape style: `.fill(…)`, `.foregroundStyle(…)`, `.background(…)`.
    case fill
  }

  package enum Axis: Sendable, Hashable {
    case x, y
  }

  /// One number as the view has it.
  package struct Number: Sendable, Hashable {
    package var rest: Double
    /// While the view is pressed; `nil` if a press leaves it alone.
    package var pressed: Double?
    /// The range that a slider of the view allows.
    package var range: ClosedRange<Double>?
    package var step: Double?

    package init(
      _ rest: Double, pressed: Double? = nil, range: ClosedRange<Double>? = nil,
      step: Double? = nil
    ) {
      (self.rest, self.pressed, self.range, self.step) = (rest, pressed, range, step)
    }
  }

  package enum Argument: Sendable, Hashable {
    /// `.boundingRect`
    case bounds
    /// Width and height of the layer, or one of them.
    case size(Axis?)
    /// Width over height.
    case aspect
    /// The middle of the layer in points.
    case center
    /// Seconds of a running clock.
    case time
    /// Where it is touched; `isUnit` if that is divided by the size of the layer.
    case touch(Axis?, isUnit: Bool)
    case dragTranslation(Axis?)
    case dragVelocity(Axis?)
    case image
    /// `.float`, `.float2`, …: one number a component.
    case numbers([Number])
    case color(Color)
    /// `.data`
    case data([UInt8])
    /// `.floatArray`
    case list([Double])
    /// `.colorArray`
    case colors([Color])
    /// A value that only running the view would show.
    case unknown
  }

  /// The part of the view that the effect covers, where its author says so.
  package struct Frame: Sendable, Hashable {
    /// In points.
    package var size: Size
    /// The shape that the view is clipped to.
    package var clip: Shape?
  }

  package let function: String
  package internal(set) var arguments: [Argument]
  package internal(set) var modifier: Modifier?
  /// `nil` if the call gives none.
  package internal(set) var maxSampleOffset: Size?
  /// The spring that moves the numbers when the view is pressed.
  package internal(set) var spring: Spring?
  package internal(set) var frame: Frame?
  /// Whether the shader is only made here, in a list or to be compiled, and drawn elsewhere.
  package internal(set) var isEarly = false
  /// Path of the Swift file, as it was given.
  package let path: String
  /// Counted from 1.
  package let line: Int

  init(function: String, arguments: [Argument], path: String, line: Int) {
    (self.function, self.arguments) = (function, arguments)
    (self.path, self.line) = (path, line)
  }

  /// "ContentView.swift:41"
  package var place: String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init)
    return "\(name ?? path[...]):\(line)"
  }
}

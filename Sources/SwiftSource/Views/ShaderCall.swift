package import Layers

/// A call of a shader function in a SwiftUI view, with the arguments that can be read whole from
/// its text. The others need the view to run.
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

  /// One number as the view has it.
  package struct Number: Sendable, Hashable {
    package var value: Double
    /// The range that a slider of the view allows.
    package var range: ClosedRange<Double>?
    package var step: Double?

    package init(_ value: Double, range: ClosedRange<Double>? = nil, step: Double? = nil) {
      (self.value, self.range, self.step) = (value, range, step)
    }
  }

  package enum Argument: Sendable, Hashable {
    /// `.boundingRect`
    case bounds
    /// `.float`, `.float2`, …: one number a component.
    case numbers([Number])
    case color(Color)
    /// `.data`
    case data([UInt8])
    /// `.floatArray`
    case list([Double])
    /// `.colorArray`
    case colors([Color])
    /// A value that only running the view shows: a clock, an animation, a state that something
    /// changes, what a caller hands over.
    case needsRunning
  }

  package let function: String
  package internal(set) var arguments: [Argument]
  /// The kinds of the arguments as they are written, values that need running among them; `nil` for
  /// one that its text does not name, such as a variable.
  package internal(set) var kinds: [Shader.Argument.Kind?] = []
  package internal(set) var modifier: Modifier?
  /// `nil` if the call gives none that can be read.
  package internal(set) var maxSampleOffset: Size?
  /// Whether the shader is only made here, in a list or to be compiled, and drawn elsewhere.
  package internal(set) var isEarly = false
  /// Path of the Swift file, as it was given.
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// Where the function is named, counted from 1; where the call begins if that is elsewhere.
  package internal(set) var column = 1
  /// Of what is written there.
  package internal(set) var length = 1

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

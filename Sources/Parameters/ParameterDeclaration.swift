package import Diagnostics

/// A value that a shader takes, with what its author says of it: a parameter of a function or a
/// uniform, described in a comment, a directive, a JSON header or its own initial value.
///
/// ```swift
/// ParameterDeclaration(name: "radius", type: "float", range: 8...240, defaultValue: [90])
/// ```
///
/// Properties that the author leaves open are `nil` or empty: `ArgumentBinding` guesses values and
/// makes the `Parameter` that a user holds.
package struct ParameterDeclaration: Sendable, Hashable {
  /// The kind of argument that a call passes for it.
  package enum Role: Sendable, Hashable {
    /// The pixel being drawn, in user space. In GLSL a `vec2`.
    case position
    /// The premultiplied color of that pixel. In GLSL a `vec4`.
    case color
    /// The layer under the effect: nothing is passed, the text calls
    /// `TranslatedShader.layerFunction`.
    case layer
    /// `components` numbers of one kind: `float`, `vec2`…`vec4`, `int`, `ivec2`…, `uint`…, `bool`.
    case value(ValueKind, components: Int)
    /// A premultiplied color, a `half4` in Metal. In GLSL a `vec4`.
    case colorValue
    /// A color of a GLSL dialect: three or four components, sRGB-encoded, straight alpha.
    case straightColor(components: Int)
    /// `texture2d`: in GLSL a `sampler2D` parameter, its first row the top one. Its own filter and
    /// wrapping do not matter.
    case texture
    /// `device const float *` and the like: in GLSL a `samplerBuffer` parameter whose texels have
    /// 1, 2 or 4 channels: R32F for one, RG32F for two, RGBA32F for three and four components.
    case array(components: Int, isColor: Bool)
    /// Bytes: `device const void *` and pointers to structs and integers. In GLSL a `samplerBuffer`
    /// parameter of R32F texels, each of which holds one byte as a number.
    case data
    /// How many elements the array before it has. In GLSL an `int` or `uint`.
    case count(ofArray: String)
    /// Nothing that SwiftUI could bind.
    case unbindable

    /// The role of a plain value, such as an `ivec2`; `unbindable` for other types.
    package init(glslType type: String) {
      let components = type.last.flatMap { Int(String($0)) } ?? 1
      switch type.prefix(while: \.isLetter) {
      case "float", "vec": self = .value(.float, components: components)
      case "int", "ivec": self = .value(.int, components: components)
      case "uint", "uvec": self = .value(.uint, components: components)
      case "bool", "bvec": self = .value(.bool, components: components)
      default: self = .unbindable
      }
    }
  }

  package enum ValueKind: String, Sendable, Hashable {
    case float, int, uint, bool
  }

  /// One entry of a menu.
  package struct Choice: Sendable, Hashable {
    package var label: String
    package var value: Int

    package init(label: String, value: Int) {
      self.label = label
      self.value = value
    }
  }

  /// As the author wrote it.
  package var name: String
  /// Type as the source spells it: `float2` or `device const float *` in Metal, `vec2` in GLSL,
  /// `point2D` in the header of an ISF file.
  package var type: String
  package var role: Role
  /// The label shown instead of the name; `nil` if there is none.
  package var label: String?
  /// Its purpose; empty if the author states none.
  package var summary = ""
  /// Coordinate space, as in "Space: user."
  package var space: String?
  /// Unit, as in "Unit: points."
  package var unit: String?
  /// Range each component is meant for, as in "Range: 8...240."
  package private(set) var range: ClosedRange<Double>?
  /// One range for each component where they differ, as ISF has them for points.
  package var componentRanges: [ClosedRange<Double>]?
  package var step: Double?
  /// Default, one number a component, as in "Default: 90."
  package private(set) var defaultValue: [Double]?
  /// The value at which the shader changes nothing (ISF).
  package var identity: [Double]?
  /// The whole numbers it may be; empty if it is not a menu.
  package var choices: [Choice] = []
  /// Whether it is true for one frame each time a user presses it (ISF's events).
  package var isMomentary = false
  /// Whether programs may be specialized for its value, as in "Specialization: constant."
  package var isSpecializationConstant: Bool
  /// Where `range` was read; `nil` when there is none.
  package private(set) var rangeSource: NumberSource?
  /// Where `defaultValue` was read; `nil` when there is none.
  package private(set) var defaultSource: NumberSource?
  /// Its use in the text of the function.
  package var use = ParameterUse()
  /// Where it is declared.
  package var span: SourceSpan?

  /// - Parameter role: That of a plain value of a GLSL type, if left out.
  package init(
    name: String, type: String, role: Role? = nil, range: ClosedRange<Double>? = nil,
    defaultValue: [Double]? = nil, isSpecializationConstant: Bool = false
  ) {
    self.name = name
    self.type = type
    self.role = role ?? Role(glslType: type)
    self.range = range
    self.defaultValue = defaultValue
    self.isSpecializationConstant = isSpecializationConstant
  }

  /// Takes numbers, where none were stated before.
  package mutating func state(
    range: ClosedRange<Double>? = nil, defaultValue: [Double]? = nil, from source: NumberSource
  ) {
    if self.range == nil, let range, range.isFinite {
      (self.range, rangeSource) = (range, source)
    }
    if self.defaultValue == nil, let defaultValue, defaultValue.allSatisfy(\.isFinite) {
      (self.defaultValue, defaultSource) = (defaultValue, source)
    }
  }

  /// Takes numbers in the place of those stated before; what is `nil` is left as it was.
  package mutating func restate(
    range: ClosedRange<Double>? = nil, defaultValue: [Double]? = nil, from source: NumberSource
  ) {
    if let range, range.isFinite { (self.range, rangeSource) = (range, source) }
    if let defaultValue, defaultValue.allSatisfy(\.isFinite) {
      (self.defaultValue, defaultSource) = (defaultValue, source)
    }
  }

  /// Whether the program passes it without being asked.
  package var isSupplied: Bool {
    switch role {
    case .position, .color, .layer: true
    default: false
    }
  }

  /// How many numbers it is.
  package var componentCount: Int {
    switch role {
    case .value(_, let components), .straightColor(let components): components
    case .position: 2
    case .color, .colorValue: 4
    default: 1
    }
  }
}

extension ClosedRange<Double> {
  /// Whether it has two ends: a comment may state any numbers.
  fileprivate var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}

package import Diagnostics

extension DialectProgram {
  /// A user's control: a uniform of the author's, with what annotations say of it.
  ///
  /// What nothing was said about is `nil`; no values are guessed here.
  package struct Control: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// A number with a fraction.
      case number
      case whole
      /// 0 or 1.
      case toggle
      /// 1 for one frame when it is pushed, else 0.
      case trigger
      /// One of some whole numbers.
      case choice([Choice])
      /// A place, two numbers in the author's unit, y up.
      case point
      /// Two to four numbers; whole ones for `ivec` and `uvec`.
      case vector(Int, isWhole: Bool)
      /// Three or four components, sRGB-encoded, straight alpha.
      case color(Int)
    }

    package struct Choice: Sendable, Hashable {
      package var label: String
      package var value: Int
    }

    /// Where range and default were read.
    package enum Origin: String, Sendable {
      /// The JSON header of an ISF file.
      case header
      /// `#pragma parameter`.
      case pragma
      /// `#iUniform`.
      case iUniform
      /// A `@param` line.
      case parameterLine = "@param"
      /// A comment beside or above the uniform.
      case comment
      /// `uniform float a = 0.3;`
      case initialValue = "initial value"
      /// Nowhere: only the uniform is known.
      case declaration
    }

    /// The uniform's name as the author wrote it.
    package var name: String
    package var kind: Kind
    /// The label shown instead of the name; `nil` if there is none.
    package var label: String?
    /// Range of each component.
    package var range: ClosedRange<Double>?
    /// One range for each component where they differ, as ISF has them for points.
    package var componentRanges: [ClosedRange<Double>]?
    package var step: Double?
    /// One number for each component.
    package var defaultValue: [Double]?
    /// The value at which the shader changes nothing (ISF).
    package var identity: [Double]?
    /// What the author says of it; empty if nothing.
    package var summary = ""
    /// Whether programs may be specialized for its value, as in "Specialization: constant."
    package var isSpecializationConstant = false
    package var origin = Origin.declaration
    /// Where it is declared.
    package var span: SourceSpan?

    /// How many numbers it is.
    package var componentCount: Int {
      switch kind {
      case .number, .whole, .toggle, .trigger, .choice: 1
      case .point: 2
      case .vector(let count, _), .color(let count): count
      }
    }
  }
}

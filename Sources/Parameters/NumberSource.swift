/// Where a range or a default was found; what stands first counts before what stands below.
package enum NumberSource: Sendable, Hashable {
  /// A labelled sentence of the comment, such as `Range: 8...240.`
  case header
  /// Numbers in the prose about the parameter, or after `@param`.
  case comment
  /// A default argument in the head of the function.
  case defaultArgument
  /// Guessed: what a parameter of this name usually is.
  case name
  /// Guessed: what a parameter of this type, at this place, usually is.
  case type
}

/// Where a range or a default was found.
package enum NumberSource: Sendable, Hashable {
  /// A labelled sentence of the comment, such as `Range: 8...240.`, or the JSON header of an ISF
  /// file.
  case header
  /// `#pragma parameter`.
  case pragma
  /// `#iUniform`.
  case iUniform
  /// Numbers after `@param` in a GLSL dialect.
  case parameterLine
  /// Numbers in the prose about the parameter; in Metal after `@param`, too.
  case comment
  /// A default argument in the head of the function.
  case defaultArgument
  /// `uniform float a = 0.3;`
  case initialValue
  /// The call in its author's view, at a place such as "ContentView.swift:41".
  case view(String)
  /// Guessed: what a parameter of this name usually is.
  case name
  /// Guessed: what a parameter of this type, at this place, usually is.
  case type
}

/// A type that a file declares at its top level, with what the extensions in the same file add.
package struct TypeDeclaration: Sendable, Hashable {
  package let name: String
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  package let keyword: String
  /// Counted from 1.
  package let line: Int
  /// Names of the protocols and of the superclass, without what qualifies them: `View` for
  /// `SwiftUI.View`.
  package internal(set) var conformances: Set<String>
  package let isGeneric: Bool
  /// Whether a value can be made without arguments, as far as the text tells.
  package internal(set) var hasPlainInitializer: Bool
  /// The parameters of the initializer that makes a value; `nil` where the text does not tell.
  package internal(set) var parameters: [CallParameter]?
  /// Whether `@main` marks it.
  package internal(set) var isMain = false

  package func conforms(to name: String) -> Bool { conformances.contains(name) }
}

/// A function or property that the extensions of a file add to a type.
package struct MemberDeclaration: Sendable, Hashable {
  package let name: String
  /// The extended type.
  package let owner: String
  /// Whether it is a function; a property otherwise.
  package let isFunction: Bool
  package let isStatic: Bool
  /// Whether all its parameters have defaults.
  package let isPlain: Bool
  /// Empty for a property.
  package var parameters: [CallParameter] = []
  /// Whether other files do not see it.
  package var isPrivate = false
  /// Counted from 1.
  package let line: Int
}

/// A form of the tree: the types of its values, and the expressions that only it has.
///
/// ```swift
/// // given span: Span
/// let one = TreeExpression<ShaderForm>.integer(1, at: span)  // a `TypedExpression`
/// ```
///
/// A front end whose language has more than a shader's tree, such as Metal with its pointers, has a
/// form of its own, and lowers it to `ShaderForm`.
package protocol TreeForm: Sendable {
  associatedtype ValueType: TreeType
  /// The kinds of expressions that only this form has.
  associatedtype Own: Sendable

  /// The expressions directly inside of one.
  static func parts(of own: Own) -> [TreeExpression<Self>]
  /// The same with other expressions inside.
  static func map(
    _ own: Own, _ change: (TreeExpression<Self>) -> TreeExpression<Self>
  ) -> Own
}

/// A type of a tree's values.
package protocol TreeType: Hashable, Sendable {
  /// The type of what has a mistake that was reported.
  static var unknown: Self { get }
  static func scalar(_ scalar: Scalar) -> Self
  /// Type of one component of a number, vector or matrix.
  var scalar: Scalar? { get }
}

/// The tree of a shader, which passes change and `GLSLWriter` writes.
package enum ShaderForm: TreeForm {
  package typealias ValueType = ShaderType

  @inlinable
  package static func parts(of own: Never) -> [TreeExpression<ShaderForm>] {}

  @inlinable
  package static func map(
    _ own: Never, _ change: (TreeExpression<ShaderForm>) -> TreeExpression<ShaderForm>
  ) -> Never {}
}

package typealias TypedExpression = TreeExpression<ShaderForm>
package typealias TypedStatement = TreeStatement<ShaderForm>
package typealias StandardCall = TreeCall<ShaderForm>

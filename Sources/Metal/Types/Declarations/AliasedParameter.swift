internal import Diagnostics
internal import ShaderTree

/// A parameter without a variable of its own, and what is passed to find it.
struct AliasedParameter {
  var alias: InstanceKey.Alias
  var path: InstanceKey.Path
  var name: String
  var type: ShaderType
  var places: [TypedExpression]
  /// Where a pointer into an array begins.
  var offset: VariableIndex?
  var span: Span
}

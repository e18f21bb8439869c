internal import ShaderTree

/// The statements that set the globals of a part whose initial values depend on inputs, in the
/// author's order.
///
/// ```glsl
/// uniform float k;
/// const float PI = 3.14159;  // a constant
/// float turn = 2.0 * PI;     // begins with a constant
/// float g = k;               // is set before 'main' is called
/// ```
///
/// Drivers compute initial values of globals before inputs have theirs, or reject them.
struct GlobalStart {
  var statements: [TypedStatement] = []
  /// Functions and globals that the statements use.
  var callees: [FunctionIndex] = []
  var globals: [GlobalIndex] = []
}

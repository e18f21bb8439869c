/// A program that runs a fragment shader, and its names for the time, the size and the pointer.
enum ShaderHost {
  /// Shadertoy, and what reads its form.
  case shadertoy
  /// A program that runs GLSL 3.30 with `u_time`, `u_resolution` and `u_mouse`.
  case viewer

  /// The beginning of the file, before everything else.
  var head: String {
    switch self {
    case .shadertoy: ""
    case .viewer:
      """
      #version 330 core

      uniform vec2 u_resolution;
      uniform float u_time;
      uniform vec2 u_mouse;
      uniform sampler2D u_tex0;

      out vec4 fragment;


      """
    }
  }

  var time: String { self == .shadertoy ? "iTime" : "u_time" }
  var resolution: String { self == .shadertoy ? "iResolution.xy" : "u_resolution" }
  /// Pixels from the bottom left.
  var pointer: String { self == .shadertoy ? "iMouse.xy" : "u_mouse" }
  /// 1 while the pointer is held, where the host says so.
  var press: String { self == .shadertoy ? "(iMouse.z > 0.0 ? 1.0 : 0.0)" : "0.0" }
  /// Four numbers as Shadertoy's `iMouse`.
  var mouse: String { self == .shadertoy ? "iMouse" : "vec4(u_mouse, 0.0, 0.0)" }
  /// The picture that is shown, its first row at the bottom.
  var picture: String { self == .shadertoy ? "iChannel0" : "u_tex0" }
  /// Four numbers as Shadertoy's `iDate`.
  var date: String { self == .shadertoy ? "iDate" : "vec4(0.0)" }

  /// The head of the entry, and the last line of it.
  var entry: (head: String, result: String, place: String) {
    switch self {
    case .shadertoy:
      ("void mainImage(out vec4 fragColor, in vec2 fragCoord) {", "fragColor", "fragCoord")
    case .viewer: ("void main() {", "fragment", "gl_FragCoord.xy")
    }
  }
}

#version 300 es
precision highp float;
uniform vec2 u_resolution;
out vec4 color;
void main() {
  mat2x3 m = mat2x3(0.1, 0.2, 0.3, 0.4, 0.5, 0.6);
  mat3x2 t = transpose(m);
  vec2 uv = gl_FragCoord.xy / u_resolution;
  vec3 a = m * uv;
  vec2 b = uv * t * 0.0 == vec3(0.0) ? t * a : vec2(1.0);
  color = vec4(a.xy, b.x, 1.0);
}

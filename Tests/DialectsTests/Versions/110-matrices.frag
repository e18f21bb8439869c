#version 110
uniform vec2 resolution;
void main() {
  mat2 r = mat2(0.6, 0.8, -0.8, 0.6);
  mat3 m = mat3(1.0);
  m[2] = vec3(0.25, 0.5, 1.0);
  m[0][1] = 0.125;
  mat4 w = mat4(vec4(1.0), vec4(0.5), vec4(0.25), vec4(0.0, 0.0, 0.0, 1.0));
  vec2 p = r * (gl_FragCoord.xy / resolution);
  p *= r;
  vec3 q = m * vec3(p, 1.0);
  gl_FragColor = vec4(q.xy, (w * vec4(0.5)).y, 1.0);
}

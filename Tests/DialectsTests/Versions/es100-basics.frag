#ifdef GL_ES
precision mediump float;
#endif
uniform vec2 u_resolution;
uniform float u_time;
float box(in vec2 st, in vec2 size) {
  size = vec2(0.5) - size * 0.5;
  vec2 uv = smoothstep(size, size + vec2(0.01), st);
  uv *= smoothstep(size, size + vec2(0.01), vec2(1.0) - st);
  return uv.x * uv.y;
}
void main() {
  vec2 st = gl_FragCoord.xy / u_resolution.xy;
  gl_FragColor = vec4(vec3(box(st, vec2(0.5, 0.25 + 0.1 * sin(u_time)))), 1.0);
}

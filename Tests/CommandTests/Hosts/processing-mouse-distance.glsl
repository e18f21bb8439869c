uniform vec2 resolution;
uniform vec2 mouse;
void main() {
  float near = 1.0 - clamp(distance(gl_FragCoord.xy, mouse.xy) / 50.0, 0.0, 1.0);
  gl_FragColor = vec4(step(0.5, near), 0.0, resolution.x > 0.0 ? 0.0 : 1.0, 1.0);
}

uniform vec2 mouse;
uniform vec2 resolution;
void main(void) {
  vec2 position = (gl_FragCoord.xy / resolution.xy) + mouse / 4.0;
  gl_FragColor = vec4(position, 0.0, 1.0);
}

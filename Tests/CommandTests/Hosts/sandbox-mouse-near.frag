uniform vec2 mouse;
uniform vec2 resolution;
void main(void) {
  vec2 uv = gl_FragCoord.xy / resolution.xy;
  gl_FragColor = vec4(vec3(step(distance(uv, mouse), 0.1)), 1.0);
}

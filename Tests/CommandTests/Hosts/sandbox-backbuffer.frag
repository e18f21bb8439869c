// What was drawn at the beginning stays.
uniform float time;
uniform vec2 resolution;
uniform sampler2D backbuffer;
void main(void) {
  vec4 last = texture2D(backbuffer, gl_FragCoord.xy / resolution);
  gl_FragColor = time < 0.01 ? vec4(0.0, 1.0, 0.0, 1.0) : last;
}

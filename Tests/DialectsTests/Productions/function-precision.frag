precision mediump float;
lowp float soft(mediump float x) { return x * 0.5; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  highp float x = soft(0.5);
  mediump vec2 y = vec2(x);
  c.xy = y;
  gl_FragColor = vec4(c, 1.0);
}

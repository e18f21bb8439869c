precision mediump float;
uniform vec2 u_resolution;
void main() {
  gl_FragData[0] = vec4(gl_FragCoord.xy / u_resolution, 0.5, 1.0);
}

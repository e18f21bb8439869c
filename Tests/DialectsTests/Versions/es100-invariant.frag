#pragma STDGL invariant(all)
precision mediump float;
precision mediump int;
uniform vec2 u_resolution;
void main() {
  vec4 a = vec4(gl_FragCoord.xy / u_resolution, .25, 1.);
  gl_FragColor = a.zyxw;
}

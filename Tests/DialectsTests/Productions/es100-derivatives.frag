#extension GL_OES_standard_derivatives : enable
precision mediump float;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = fwidth(c.x) + dFdx(c.y) + dFdy(c.z);
  gl_FragColor = vec4(c, 1.0);
}

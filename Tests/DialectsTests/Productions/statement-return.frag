void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  if (gl_FragCoord.x < 2.0) { gl_FragColor = vec4(1.0); return; }
  gl_FragColor = vec4(c, 1.0);
}

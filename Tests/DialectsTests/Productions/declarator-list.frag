void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float a = 0.25, b, d[2], e = a * 2.0;
  d[0] = e; d[1] = b;
  c = vec3(a, d[0], d[1]);
  gl_FragColor = vec4(c, 1.0);
}

void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = c.x < 0.5 ? c.y < 0.5 ? 0.1 : 0.2 : 0.3;
  (c.x < 0.25 ? c.y : c.z);
  gl_FragColor = vec4(c, 1.0);
}

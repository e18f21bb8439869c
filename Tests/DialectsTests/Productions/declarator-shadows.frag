float x = 1.0;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x = 0.25;
  { float x = x * 2.0; c.x = x; }
  for (int x = 0; x < 2; x++) c.y += 0.1;
  c.z = x;
  gl_FragColor = vec4(c, 1.0);
}

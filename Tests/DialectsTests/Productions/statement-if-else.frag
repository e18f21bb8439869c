void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  if (c.x < 0.25) c.x = 1.0; else if (c.x < 0.5) { c.y = 1.0; } else c.z = 1.0;
  gl_FragColor = vec4(c, 1.0);
}

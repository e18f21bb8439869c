void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  if (c.x > 0.25) if (c.y > 0.25) c = vec3(1.0); else c = vec3(0.0);
  gl_FragColor = vec4(c, 1.0);
}

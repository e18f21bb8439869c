void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float sin = sin(0.5);
  float mix = mix(0.0, sin, 0.5);
  c.x = mix;
  gl_FragColor = vec4(c, 1.0);
}

void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  { float c = 0.5; { float c = 0.25; } }
  { }
  gl_FragColor = vec4(c, 1.0);
}

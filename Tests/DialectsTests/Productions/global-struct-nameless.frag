struct { float a; float b; } both;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  both.a = 0.5;
  c = vec3(both.a, both.b, 0.0);
  gl_FragColor = vec4(c, 1.0);
}

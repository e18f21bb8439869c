#define JOIN(a, b) a##b
float level = 0.5;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = JOIN(le, vel);
  gl_FragColor = vec4(c, 1.0);
}

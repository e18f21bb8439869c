#if defined(GL_ES) && __VERSION__ >= 300
#define LEVEL 0.25
#elif 1 << 1 == 2 && !defined NONE
#define LEVEL 0.5
#endif
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = LEVEL;
  gl_FragColor = vec4(c, 1.0);
}

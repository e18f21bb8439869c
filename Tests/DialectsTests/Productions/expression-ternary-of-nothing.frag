#version 330
out vec4 o;
float kept;
void set(float x) { kept = x; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  gl_FragCoord.x < 8.0 ? set(0.25) : set(0.75);
  o = vec4(kept, c.yz, 1.0);
}

#version 420
out vec4 o;
float both[2] = { iTime, iResolution.x / 64.0 };
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(both[0], both[1], 0.0);
  o = vec4(c, 1.0);
}

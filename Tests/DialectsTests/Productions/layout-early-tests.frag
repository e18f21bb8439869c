#version 420
out vec4 o;
layout(early_fragment_tests) in;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  
  o = vec4(c, 1.0);
}

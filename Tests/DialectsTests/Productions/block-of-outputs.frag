#version 330
out Sent { vec4 color; } sent;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  sent.color = vec4(c, 1.0);
  
}

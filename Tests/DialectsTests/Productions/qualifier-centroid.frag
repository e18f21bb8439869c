#version 330 core
out vec4 o;
centroid in vec2 a;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.xy = a;
  o = vec4(c, 1.0);
}

#version 400
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  precise float x = c.x * c.y + c.z;
  c.x = x;
  o = vec4(c, 1.0);
}

#version 140
out vec4 o;
uniform Look { vec3 tint; float power; };
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = tint * power;
  o = vec4(c, 1.0);
}

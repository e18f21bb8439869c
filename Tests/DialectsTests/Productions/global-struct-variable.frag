#version 330
out vec4 o;
struct Light { vec3 tint; float power; } light = Light(vec3(1.0, 0.5, 0.25), 0.5);
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = light.tint * light.power;
  o = vec4(c, 1.0);
}

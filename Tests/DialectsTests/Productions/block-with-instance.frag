#version 420
out vec4 o;
layout(std140, binding = 0) uniform Look { vec3 tint; highp float power; float rows[2]; } look;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = look.tint * look.power + look.rows[1];
  o = vec4(c, 1.0);
}

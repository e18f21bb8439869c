// GLSL: a flower of uniforms.
#version 330
uniform vec2 u_resolution;
uniform float u_time;
uniform float u_petals; // = 5
uniform vec3 u_tint; // = 0.9, 0.3, 0.5
out vec4 color;
void main() {
  vec2 p = (2.0 * gl_FragCoord.xy - u_resolution) / u_resolution.y;
  float angle = u_time * 0.3;
  p = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * p;
  float edge = 0.5 + 0.2 * cos(atan(p.y, p.x) * floor(u_petals));
  vec3 warm = pow(normalize(u_tint), vec3(2.2)) * (1.0 + 0.2 * sin(u_time));
  color = vec4(mix(warm, vec3(0.02), smoothstep(edge, edge + 0.02, length(p))), 1.0);
}

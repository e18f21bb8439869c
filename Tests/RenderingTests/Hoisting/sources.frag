// GLSL: waves from five places that a list of uniforms names.
#version 330
uniform vec2 u_resolution;
uniform float u_time;
uniform float u_places[5];
uniform float u_speed; // = 2
out vec4 color;
void main() {
  vec2 p = (2.0 * gl_FragCoord.xy - u_resolution) / u_resolution.y;
  float sum = 0.0;
  for (int i = 0; i < 5; i++) {
    vec2 from = vec2(cos(u_places[i] + float(i) * 1.3), sin(u_places[i] * 2.0 + float(i)));
    sum += sin(20.0 * distance(p, from) - u_time * u_speed * sqrt(float(i) + 1.0));
  }
  color = vec4(vec3(0.5 + 0.1 * sum) * vec3(0.6, 0.8, 1.0), 1.0);
}

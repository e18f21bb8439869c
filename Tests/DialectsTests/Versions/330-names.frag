#version 330 core
out vec4 color;
float sample = 0.5;
float texture2 = 0.25;
vec2 half_(vec2 fixed_) { return fixed_ * 0.5; }
void main() {
  float input_ = sample, buffer = 0.125, shared = 0.5, filter_ = 1.0;
  vec3 active_ = vec3(input_, buffer, shared);
  color = vec4(active_ * filter_, half_(vec2(1.0)).x + texture2);
}

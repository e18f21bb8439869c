#version 330 core
out vec4 color;
float saturate(float x) { return clamp(x, 0.0, 1.0); }
vec3 saturate(vec3 x) { return clamp(x, 0.0, 1.0); }
float round(float x) { return floor(x * 2.0) * 0.5; }
void main() { color = vec4(saturate(vec3(round(gl_FragCoord.x * 0.13))), saturate(2.0)); }

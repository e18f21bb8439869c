#version 450
layout(location = 0) out vec4 color;
float one() { return 1; }
uint three() { return 3; }
vec2 whole() { return ivec2(1, 2); }
void main() { color = vec4(one() * 0.5, float(three()) / 4.0, whole().y * 0.25, 1.0); }

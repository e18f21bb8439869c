#version 460
uniform Part { float gain; vec3 tint; } part;
in Data { vec2 uv; } data;
out vec4 color;
float gain(float x) { return x * 0.5; }
void main() { color = vec4(part.tint * gain(part.gain) + vec3(data.uv, 0.0) * 0.1, 1.0); }

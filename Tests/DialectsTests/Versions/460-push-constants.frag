#version 460
#extension GL_GOOGLE_include_directive : enable
layout(push_constant) uniform Push { float gain; int mode; } push;
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
void main() { color = vec4(uv * push.gain, push.mode == 1 ? 0.5 : 0.25, 1.0); }

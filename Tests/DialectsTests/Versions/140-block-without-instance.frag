#version 140
uniform vec2 u_resolution;
layout(std140, row_major) uniform Settings { highp float gain; vec3 color; };
out vec4 frag;
void main() { frag = vec4(color * gain * gl_FragCoord.x / u_resolution.x, 1.0); }

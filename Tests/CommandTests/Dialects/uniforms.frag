#version 120
uniform vec2 u_resolution;
uniform float level;   // 0.0 - 2.0, default 0.5
uniform vec3 tone;
void main() { gl_FragColor = vec4(level, gl_FragCoord.y / u_resolution.y, tone.b, 1.0); }

#version 330 core
out highp vec4 color;
highp float f(mediump vec2 v) { lowp float a = v.x; precise float b = a * v.y; return b; }
void main() { precision highp float; color = vec4(f(fract(gl_FragCoord.xy * 0.3))); }

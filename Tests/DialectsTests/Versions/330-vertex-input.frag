#version 330 core
in vec2 TexCoord;
in vec2 v_uv;
out vec4 FragColor;
uniform float time;
void main() { FragColor = vec4(TexCoord, v_uv.y * abs(sin(time)), 1.0); }

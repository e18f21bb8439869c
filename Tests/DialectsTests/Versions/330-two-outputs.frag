#version 330 core
layout(location = 1) out vec4 second;
layout(location = 0) out vec4 first;
void main() { first = vec4(0.25, 0.5, 0.75, 1.0); second = vec4(1.0); }

#version 450 core
#extension GL_ARB_separate_shader_objects : enable
#extension GL_ARB_shading_language_420pack : enable
layout(origin_upper_left, pixel_center_integer) in vec4 gl_FragCoord;
layout(early_fragment_tests) in;
layout(location = 0, index = 0) out vec4 color;
layout(binding = 0) uniform sampler2D tex;
layout(location = 3) uniform float level = 0.5;
void main() { color = texture(tex, vec2(0.25)) * level; }

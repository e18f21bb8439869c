#version 330 core
uniform sampler2D u_tex0;
uniform sampler2D u_tex1;
uniform vec2 u_resolution;
out vec4 color;
vec4 blurred(sampler2D s, vec2 uv, const vec2 d) { return (texture(s, uv - d) + texture(s, uv) + texture(s, uv + d)) / 3.0; }
vec4 both(in sampler2D a, in sampler2D b, vec2 uv) { return mix(blurred(a, uv, vec2(0.1)), blurred(b, uv, vec2(0.2)), 0.5); }
void main() { color = both(u_tex0, u_tex1, gl_FragCoord.xy / u_resolution); }

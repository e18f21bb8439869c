/*{ "INPUTS": [] }*/
void paint(vec3 color) { fragColor = vec4(color, 1.0); }
void main() { paint(vec3(gl_FragCoord.xy / RENDERSIZE, 0.0)); }

uniform float uTime;
out vec4 fragColor;
void main() { fragColor = TDOutputSwizzle(vec4(vec3(uTime), 1.0)); }

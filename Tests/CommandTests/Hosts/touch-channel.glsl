layout(location = 0) out vec4 fragColor;
void main() { fragColor = TDOutputSwizzle(texture(sTD2DInputs[0], vUV.st)); }

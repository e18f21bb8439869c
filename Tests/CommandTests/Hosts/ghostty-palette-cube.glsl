// The 256 colors: 16 to 231 are the cube, 196 is pure red.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  fragColor = vec4(iPalette[196], 1.0);
}

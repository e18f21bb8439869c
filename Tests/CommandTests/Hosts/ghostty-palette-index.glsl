// The reds of the cube in six bands: 0, 95, 135, 175, 215, 255.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  int band = int(fragCoord.x / iResolution.x * 6.0);
  fragColor = vec4(iPalette[16 + 36 * band], 1.0);
}

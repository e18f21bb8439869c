// The first channel is as large as the picture.
void mainImage(out vec4 fragColor, in vec2 fragCoord) {
  vec2 uv = fragCoord / iChannelResolution[0].xy;
  fragColor = vec4(texture(iChannel0, uv).rgb, 1.0);
}

#iChannel7 "slope.glsl"
void mainImage(out vec4 color, vec2 place) {
  color = vec4(texelFetch(iChannel7, ivec2(place), 0).r, iChannelResolution[7].x / 100.0, 0, 1);
}
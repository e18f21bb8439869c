void mainImage(out vec4 color, in vec2 place) {
  color = vec4(vec3(texelFetch(iChannel0, ivec2(place), 0).r), 1.0);
}

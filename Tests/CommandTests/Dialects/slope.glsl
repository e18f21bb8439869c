// Red grows to the right, green upwards, blue tells the time.
void mainImage(out vec4 color, in vec2 place) {
  color = vec4(place / iResolution.xy, iTime / 4.0, 0.25);
}

// Conway's game on a torus. It begins with a pattern of whole numbers, the same on all machines.
void mainImage(out vec4 color, in vec2 place) {
  ivec2 cell = ivec2(place), size = ivec2(iResolution.xy);
  if (iFrame == 0) {
    color = vec4((cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 5 < 2 ? 1.0 : 0.0);
    return;
  }
  int neighbours = 0;
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) {
      if (x == 0 && y == 0) continue;
      neighbours += int(texelFetch(iChannel0, (cell + ivec2(x, y) + size) % size, 0).r > 0.5);
    }
  }
  bool isAlive = texelFetch(iChannel0, cell, 0).r > 0.5;
  color = vec4(neighbours == 3 || (isAlive && neighbours == 2) ? 1.0 : 0.0);
}

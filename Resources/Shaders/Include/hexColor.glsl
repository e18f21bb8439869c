// A color from its digits, as in 0xF2A65Au.
vec3 hexColor(uint digits) {
  return vec3((digits >> 16) & 255u, (digits >> 8) & 255u, digits & 255u) / 255.0;
}

// Between -1 and 1, the same for the same place, not the same everywhere; 0 at whole numbers.
out vec4 fragColor;
void main() {
  float a = TDSimplexNoise(vUV.st * 7.0);
  float b = TDSimplexNoise(vec3(vUV.st * 7.0, 0.5));
  float c = TDPerlinNoise(vec4(vUV.st * 7.0, 0.5, 0.25));
  bool fits = max(abs(a), max(abs(b), abs(c))) <= 1.0;
  bool moves = TDSimplexNoise(vec2(0.3, 0.7)) != TDSimplexNoise(vec2(0.9, 0.1));
  float whole = TDPerlinNoise(vec3(2.0, 3.0, 4.0)) + TDPerlinNoise(vec2(5.0, 1.0));
  fragColor = TDOutputSwizzle(vec4(fits && moves ? 1.0 : 0.0, 0.5 + whole, 0.0, 1.0));
}

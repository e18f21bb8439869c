#version 430
out vec4 color;
const float table[2][3] = float[2][3](float[3](0.1, 0.2, 0.3), float[3](0.4, 0.5, 0.6));
float total(float a[2][3]) { float s = 0.0; for (int i = 0; i < a.length(); i++) for (int j = 0; j < a[i].length(); j++) s += a[i][j]; return s; }
void main() {
  float own[2][3] = table;
  own[1][2] = 0.9;
  vec2[2] list[2];
  list[0] = vec2[2](vec2(0.1), vec2(0.2));
  list[1] = list[0];
  list[1][0].y = 0.7;
  color = vec4(total(own) * 0.25, own[1][int(gl_FragCoord.x) % 3], list[1][0].y, 1.0);
}

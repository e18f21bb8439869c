#version 330 core
out vec4 color;
void main() {
  float x = fract(gl_FragCoord.x * 0.37);
  if (x < 0.2) color = vec4(0.1); else if (x < 0.4) { color = vec4(0.2); } else if (x < 0.6) if (x < 0.5) color = vec4(0.3); else color = vec4(0.4); else { color = vec4(0.5); }
  ;;
  { }
  if (x > 0.9) ; else color.a = 1.0;
}

in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uOutputTexture;
uniform vec4 uGlobalFrame;
void main() {
  bool right = uOutputTexture.xy == vec2(320.0, 200.0) && uGlobalFrame == vec4(0.0, 0.0, 320.0, 200.0);
  finalColor = right ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0);
}

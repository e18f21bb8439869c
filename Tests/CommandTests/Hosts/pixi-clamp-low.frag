in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputClamp;
void main() {
  bool half_ = uInputClamp.x > 0.0 && uInputClamp.x < 0.01 && uInputClamp.z > 0.99 && uInputClamp.z < 1.0;
  finalColor = half_ ? texture(uTexture, uInputClamp.xy) : vec4(0.0, 0.0, 0.0, 1.0);
}

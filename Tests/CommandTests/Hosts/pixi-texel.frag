// What is 160 pixels to the right.
in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform highp vec4 uInputSize;
void main() {
  finalColor = texture(uTexture, vTextureCoord + vec2(160.0 * uInputSize.z, 0.0));
}

in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputPixel;
void main() {
  vec2 cell = floor(vTextureCoord * uInputPixel.xy / 40.0) * 40.0 * uInputPixel.zw;
  finalColor = texture(uTexture, cell + 0.01);
}

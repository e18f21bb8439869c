// (0, 0) is the upper left corner of the input.
in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
void main() {
  finalColor = vec4(vTextureCoord, 0.0 * texture(uTexture, vTextureCoord).r, 1.0);
}

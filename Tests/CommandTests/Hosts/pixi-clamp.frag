// Nothing is read outside of the input: the lower right corner is white.
in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputClamp;
void main() {
  finalColor = texture(uTexture, clamp(vTextureCoord + 2.0, uInputClamp.xy, uInputClamp.zw));
}

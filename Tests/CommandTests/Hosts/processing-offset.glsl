#define PROCESSING_TEXTURE_SHADER
uniform sampler2D texture;
uniform vec2 texOffset;
varying vec4 vertColor;
varying vec4 vertTexCoord;
void main() {
  vec2 right = vertTexCoord.st + vec2(160.0 * texOffset.s, 0.0);
  gl_FragColor = vec4(texture2D(texture, right).rgb, 1.0) * vertColor;
}

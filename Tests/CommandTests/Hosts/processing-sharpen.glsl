uniform sampler2D texture;
uniform vec2 texOffset;
varying vec4 vertColor;
varying vec4 vertTexCoord;
void main() {
  vec2 st = vertTexCoord.st;
  vec4 around = texture2D(texture, st + vec2(texOffset.s, 0.0)) + texture2D(texture, st - vec2(texOffset.s, 0.0))
    + texture2D(texture, st + vec2(0.0, texOffset.t)) + texture2D(texture, st - vec2(0.0, texOffset.t));
  gl_FragColor = vec4((5.0 * texture2D(texture, st) - around).rgb, 1.0) * vertColor;
}

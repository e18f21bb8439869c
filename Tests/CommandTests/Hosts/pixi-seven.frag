// The names of versions 5 to 7.
varying vec2 vTextureCoord;
uniform sampler2D uSampler;
uniform vec4 inputSize;
uniform vec4 outputFrame;
uniform vec4 inputClamp;
void main(void) {
  vec2 local = vTextureCoord * inputSize.xy / outputFrame.zw;
  vec4 corner = texture2D(uSampler, clamp(vTextureCoord - 2.0, inputClamp.xy, inputClamp.zw));
  gl_FragColor = vec4(local * corner.r, 0.0, 1.0);
}

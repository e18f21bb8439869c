#define R iResolution
#define F for(float i;i++<9.;)
void mainImage(out vec4 O, vec2 I){
  vec2 u=(I+I-R.xy)/R.y,v;
  F v=fract(u*i)-.5,O+=.02/(length(v)+vec4(i,2,3,1)*.1);
}

/** What a direction of the sky looks like; shared by the sky itself, by glass and by water. */
export const skyPart = /* glsl */ `
uniform vec3 uZenith, uMiddle, uHorizon, uHalo, uCloud, uSunDir;
uniform float uClouds;
uniform sampler2D uNoise;
float noise(vec2 p) { return texture2D(uNoise, p / 64.0).r; }
float fbm(vec2 p) { return noise(p) * 0.5 + noise(p * 2.03 + 0.31) * 0.27 + noise(p * 4.1 + 0.7) * 0.15 + noise(p * 8.3 + 0.2) * 0.08; }
vec3 skyBase(vec3 d) {
  float h = max(d.z, 0.0);
  vec3 c = mix(uHorizon, uMiddle, smoothstep(0.0, 0.22, h));
  c = mix(c, uZenith, smoothstep(0.12, 0.75, h));
  float s = max(dot(d, uSunDir), 0.0);
  float low = 1.0 - smoothstep(0.0, 0.5, h);
  return c + uHalo * (pow(s, 6.0) * 0.22 * low + pow(s, 40.0) * 0.3 + pow(s, 900.0) * 2.0);
}
vec3 skyColor(vec3 d) {
  vec3 c = skyBase(d);
  if (d.z > 0.015 && uClouds > 0.0) {
    vec2 p = d.xy / (d.z + 0.11);
    float f = fbm(p * vec2(0.052, 0.085) + vec2(0.13, 0.4));
    float cover = smoothstep(0.53, 0.7, f) * uClouds;
    float body = smoothstep(0.5, 0.8, fbm(p * vec2(0.052, 0.085) + vec2(0.13, 0.4) - uSunDir.xy * 0.012));
    vec3 light = mix(uCloud, mix(uMiddle, uHorizon, 0.5) * 0.86, body * 0.55);
    c = mix(c, light, cover * smoothstep(0.015, 0.16, d.z) * 0.85);
  }
  return c;
}
`;

/** Places and kinds, for the picture and for the shadows alike. */
export const placePart = /* glsl */ `
attribute vec3 color;
attribute vec2 surface;
varying vec3 vPlace, vNormal, vColor, vTint;
varying vec2 vSurface;
void place() {
  mat4 m = modelMatrix;
  vTint = vec3(0.0, 0.0, 1.0);
  #ifdef USE_INSTANCING
    m = m * instanceMatrix;
  #endif
  #ifdef USE_INSTANCING_COLOR
    vTint = instanceColor;
  #endif
  vec4 world = m * vec4(position, 1.0);
  vPlace = world.xyz;
  vNormal = normalize(mat3(m) * normal);
  vColor = color;
  vSurface = surface;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

/** Veils are there with a chance in each of the frames that are added up: that is how they let light through. */
export const chancePart = /* glsl */ `
uniform float uFrame, uBare;
bool missing(vec2 surface, vec3 tint) {
#if KIND == 13
  return fract(0.31 + uFrame * 0.618034) > surface.y;
#else
  return surface.y < uBare * tint.z;
#endif
}
`;

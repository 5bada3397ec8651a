import { coverPart } from './coverShader.ts';
import { chancePart, placePart, skyPart } from './shaderParts.ts';

const lightPart = /* glsl */ `
uniform vec3 uSunColor, uDomeDir[3], uDomeColor[3], uAmbient, uBounce;
uniform sampler2D uSunMap, uDomeMap[3];
uniform mat4 uSunMatrix, uDomeMatrix[3];
uniform float uSunTexel, uReach;
float tap(sampler2D map, vec2 at, float depth) { return step(depth, texture2D(map, at).r); }
float sunAt(vec3 place) {
  vec3 q = (uSunMatrix * vec4(place, 1.0)).xyz * 0.5 + 0.5;
  if (q.x < 0.0 || q.x > 1.0 || q.y < 0.0 || q.y > 1.0 || q.z > 1.0) return 1.0;
  float d = q.z - 0.0002;
  vec2 t = q.xy / uSunTexel - 0.5;
  vec2 f = fract(t);
  vec2 base = (floor(t) + 0.5) * uSunTexel;
  float a = tap(uSunMap, base, d), b = tap(uSunMap, base + vec2(uSunTexel, 0.0), d);
  float c = tap(uSunMap, base + vec2(0.0, uSunTexel), d), e = tap(uSunMap, base + vec2(uSunTexel), d);
  return mix(mix(a, b, f.x), mix(c, e, f.x), f.y);
}
float domeAt(sampler2D map, mat4 matrix, vec3 place) {
  vec3 q = (matrix * vec4(place, 1.0)).xyz * 0.5 + 0.5;
  if (q.x < 0.0 || q.x > 1.0 || q.y < 0.0 || q.y > 1.0 || q.z > 1.0) return 1.0;
  return tap(map, q.xy, q.z - 0.0004);
}
`;

export const surfaceVertex = /* glsl */ `${placePart}\nvoid main() { place(); }`;

export const surfaceFragment = /* glsl */ `
varying vec3 vPlace, vNormal, vColor, vTint;
varying vec2 vSurface;
uniform vec3 uEye, uHaze, uPools[12];
uniform float uDensity, uLit, uLamp, uBlossom;
${skyPart}${chancePart}${lightPart}${coverPart}
const vec3 warm = vec3(1.0, 0.62, 0.3);
vec3 reflected(vec3 r) {
  vec3 d = r;
  if (d.z < 0.0) return uBounce * 2.2 + uHaze * 0.06;
  float line = 0.05 + 0.07 * noise(vec2(atan(d.y, d.x) * 0.35, 0.37)) + 0.03 * noise(vec2(atan(d.y, d.x) * 2.3, 0.77));
  return mix(uLeaves[0] * (uSunColor * 0.11 + uAmbient * 2.0) + uHaze * 0.24 * (0.3 + uSunColor.g * 0.3), skyColor(normalize(d + vec3(0.0, 0.0, 0.02))), smoothstep(line - 0.015, line + 0.015, d.z));
}
void main() {
#if KIND == 3 || KIND == 13
  if (missing(vSurface, vTint)) discard;
#endif
  vec3 toEye = uEye - vPlace;
  float far = length(toEye);
  vec3 v = toEye / far;
  vec3 n = normalize(vNormal);
  if (KIND != 3 && dot(n, v) < 0.0) n = -n;
  float px = length(fwidth(vPlace)) * 0.7;
  vec3 base = cover(vColor, vSurface.y, vPlace, n, vTint, px);
  vec3 glow = vec3(0.0);
#if KIND == 12
  if (abs(n.z) < 0.3) {
    vec2 w = vec2(dot(vPlace.xy, normalize(vec2(-n.y, n.x))), vPlace.z) / vec2(2.9, 3.0);
    vec2 f = fract(w);
    float pane = step(0.3, f.x) * step(f.x, 0.7) * step(0.28, f.y) * step(f.y, 0.78);
    float lamp = step(hash(floor(w) + vSurface.y * 91.0), uLit * 0.7);
    base = mix(base, vec3(0.1, 0.12, 0.13), pane * 0.85);
    glow = warm * pane * lamp * uLamp * 0.34;
  }
  base *= 1.0 + (noise(vPlace.xy * 0.02) - 0.5) * 0.12;
#endif
#if defined(CARD) && KIND != 3 && KIND != 2
  base = mix(vec3(0.86, 0.84, 0.8), base, KIND == 1 || KIND == 6 ? 0.3 : 0.2);
#endif
#if defined(SNOW) && KIND != 1 && KIND != 7 && KIND != 13
  base = mix(base, vec3(0.88, 0.9, 0.93) * (0.93 + 0.1 * fbm(vPlace.xy * 0.03)), smoothstep(0.45, 0.8, n.z) * (KIND == 11 ? 0.45 : KIND == 5 ? 0.75 : 0.96));
#endif
  const bool leafy = KIND == 3;
  float sun = dot(n, uSunDir);
  float soft = leafy ? 0.12 : 0.012;
  vec3 lifted = vPlace + n * (uReach * uSunTexel * 2.0 + soft);
  float bright = sun > 0.0 || leafy ? sunAt(lifted) : 0.0;
  float facing = leafy ? max(sun * 0.72 + 0.28, 0.0) + 0.3 * pow(max(dot(-v, uSunDir), 0.0), 3.0) : max(sun, 0.0);
  vec3 light = uSunColor * facing * bright;
  vec3 farther = vPlace + n * (uReach * 0.0028 + soft);
  #define DOME(i) { float dome = dot(n, uDomeDir[i]); if (leafy) dome = max(dome * 0.75 + 0.25, 0.0); if (dome > 0.0) light += uDomeColor[i] * dome * domeAt(uDomeMap[i], uDomeMatrix[i], farther); }
  DOME(0) DOME(1) DOME(2)
  light += uAmbient * (0.6 + 0.4 * n.z) + uBounce * (0.5 - 0.5 * n.z) ;
#ifdef POOLS
  for (int i = 0; i < 12; i++) {
    vec3 to = uPools[i] - vPlace;
    float d2 = dot(to, to);
    light += warm * uLamp * 0.55 * max(0.25 + 0.75 * dot(n, to) * inversesqrt(d2 + 0.01), 0.0) * max(0.0, 1.0 - d2 / 260.0) / (1.0 + d2 * 0.14);
  }
#endif
  vec3 c = base * light;
#if KIND == 1
    vec3 r = reflect(-v, n);
    float f = 0.3 + 0.7 * pow(1.0 - max(dot(n, v), 0.0), 5.0);
    vec3 room = base * (light * 0.34 + uAmbient * 0.5);
    float lamp = step(vSurface.y, uLit);
    float strong = 0.35 + 0.9 * fract(vSurface.y * 57.3);
    vec3 tone = mix(vec3(1.0, 0.56, 0.24), vec3(1.0, 0.78, 0.52), fract(vSurface.y * 23.7));
    room += lamp * tone * uLamp * strong * (0.3 + 0.9 * dot(base, vec3(0.33)));
    c = mix(room, reflected(r), f * (1.0 - lamp * 0.3));
    c += uSunColor * pow(max(dot(r, uSunDir), 0.0), 700.0) * 1.6 * bright;
#elif KIND == 6
    vec3 w = normalize(n + vec3(noise(vPlace.xy * 0.05) - 0.5, noise(vPlace.yx * 0.06) - 0.5, 0.0) * 0.022);
    float f = 0.05 + 0.95 * pow(1.0 - max(dot(w, v), 0.0), 4.0);
    c = mix(c * 0.55, reflected(reflect(-v, w)), f);
#elif KIND == 8
    vec3 r = reflect(-v, n);
    c = mix(c, reflected(r), 0.1 + 0.4 * pow(1.0 - max(dot(n, v), 0.0), 4.0));
#elif KIND == 7
    c = c * 0.5 + warm * 1.5 * uLamp * vSurface.y;
#endif
  c += glow;
  float lost = 1.0 - exp(-far * uDensity * (1.0 - 0.35 * smoothstep(0.0, 160.0, vPlace.z)));
  float toward = pow(max(dot(-v, uSunDir), 0.0), 5.0);
  gl_FragColor = vec4(mix(c, mix(uHaze, uHalo, toward * 0.5), lost), 1.0);
}
`;

export const depthVertex = surfaceVertex;
export const depthFragment = /* glsl */ `
varying vec3 vPlace, vNormal, vColor, vTint;
varying vec2 vSurface;
${chancePart}
void main() { if (missing(vSurface, vTint)) discard; gl_FragColor = vec4(1.0); }
`;

export const skyVertex = /* glsl */ `
varying vec3 vPlace;
void main() { vPlace = position; gl_Position = (projectionMatrix * viewMatrix * vec4(position + cameraPosition, 1.0)).xyww; }
`;

export const skyFragment = /* glsl */ `
varying vec3 vPlace;
uniform vec3 uHaze;
${skyPart}
void main() { vec3 d = normalize(vPlace); gl_FragColor = vec4(mix(skyColor(d), uHaze, 1.0 - smoothstep(-0.01, 0.05, d.z)), 1.0); }
`;

export const quadVertex = /* glsl */ `varying vec2 vAt; void main() { vAt = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

export const addFragment = /* glsl */ `varying vec2 vAt; uniform sampler2D uFrameMap; uniform float uWeight; void main() { gl_FragColor = vec4(min(texture2D(uFrameMap, vAt).rgb, vec3(24.0)) * uWeight, 1.0); }`;

/** From light to the eight bits of a picture: bloom is left out, colours keep their hue up to white. */
export const developFragment = /* glsl */ `
varying vec2 vAt;
uniform sampler2D uSumMap;
uniform float uExposure;
uniform mat3 uTurn;
uniform float uFace;
vec3 neutral(vec3 c) {
  float x = min(c.r, min(c.g, c.b));
  float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < 0.76) return c;
  float d = 0.24;
  float newPeak = 1.0 - d * d / (peak + d - 0.76);
  c *= newPeak / peak;
  float g = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
  return mix(c, vec3(newPeak), g);
}
void main() {
  vec2 at = vAt;
  if (uFace > 0.5) {
    float yaw = (vAt.x - 0.5) * 6.2831853, pitch = (vAt.y - 0.5) * 3.14159265;
    vec3 d = uTurn * vec3(sin(yaw) * cos(pitch), cos(yaw) * cos(pitch), sin(pitch));
    if (d.y < max(abs(d.x), abs(d.z)) - 1e-4) discard;
    at = vec2(d.x, d.z) / d.y * 0.5 + 0.5;
  }
  vec3 c = texture2D(uSumMap, at).rgb * uExposure;
  c = neutral(c);
  c = pow(max(c, 0.0), vec3(1.0 / 2.2));
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.2);
  float grey = dot(c, vec3(0.3, 0.59, 0.11));
  c = mix(vec3(grey), c, 0.97);
  c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 255.0;
  gl_FragColor = vec4(c, 1.0);
}
`;

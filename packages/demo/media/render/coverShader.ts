/**
 * What each kind of surface looks like. A program is compiled for each kind: drawing in software pays for every branch that is there,
 * taken or not.
 */
export const coverPart = /* glsl */ `
uniform vec3 uLeaves[3];
uniform vec3 uGrass[2];
float hash(vec2 p) { return texture2D(uNoise, (floor(p) + 0.5) / 256.0).g; }
float joint(float at, float half_, float fine) { float d = abs(fract(at) - 0.5); return smoothstep(0.5 - half_ - fine, 0.5 - half_ + fine, d); }
vec3 masonry(vec3 base, vec2 w, vec2 size, float gap, vec3 mortar, float variety, float px) {
  vec2 g = w / size;
  g.x += 0.5 * mod(floor(g.y), 2.0);
  float near = 1.0 - smoothstep(0.25, 0.9, px / size.y);
  float tint = hash(g) * 0.65 + hash(floor(g / vec2(3.0, 4.0)) * 7.0) * 0.35;
  vec3 c = base * (1.0 + (tint - 0.5) * variety * mix(0.35, 1.0, near));
  float line = max(joint(g.x + 0.5, gap / size.x, px / size.x * 0.7), joint(g.y + 0.5, gap / size.y, px / size.y * 0.7));
  return mix(c, mix(c, mortar, 0.75), line * near);
}
vec3 cover(vec3 c, float extra, vec3 p, vec3 n, vec3 tint, float px) {
  vec2 w = vec2(dot(p.xy, normalize(vec2(-n.y, n.x) + 1e-5)), p.z);
  float upright = step(abs(n.z), 0.5);
#if KIND == 0 || KIND == 4 || KIND == 5 || KIND == 9 || KIND == 10
  float wide = noise(p.xy * 0.011 + p.z * 0.017) - 0.5;
#endif
#if KIND == 0
  return c * (1.0 + wide * 0.1 + (noise(p.xy * 0.31 + p.z * 0.37) - 0.5) * 0.05);
#elif KIND == 2
  vec3 field = mix(uGrass[0], uGrass[1], noise(floor(p.xy / 140.0) * 0.37 + 0.11)) * (0.8 + 0.3 * noise(p.xy * 0.0041));
  vec3 land = mix(field, uLeaves[0] * 1.5, smoothstep(0.5, 0.58, fbm(p.xy * 0.0013 + 0.2)) * 0.8);
  float blade = noise(p.xy * 1.37) * 0.4 + noise(p.yx * 3.1) * 0.3 + mix(0.15, noise(p.xy * vec2(9.1, 7.3)) * 0.3, step(px, 0.05));
  float f = noise(p.xy * 0.009) * 0.4 + noise(p.xy * 0.031) * 0.35 + noise(p.xy * 0.11) * 0.25;
  vec3 lawn = mix(uGrass[0], uGrass[1], smoothstep(0.3, 0.7, f)) * mix(1.0, 0.74 + 0.52 * blade, 1.0 - smoothstep(0.15, 0.6, px) * 0.7);
  vec3 bed = mix(mix(uLeaves[0], uLeaves[2], noise(p.xy * 0.21 + p.z)), vec3(0.75, 0.45, 0.4), step(0.83, noise(p.xy * 0.63)) * 0.5);
  return extra > 1.5 ? land : extra > 0.5 ? bed : lawn;
#elif KIND == 3
  float tone = clamp(c.r * 0.85 + (tint.x - 0.5) * 0.3, 0.0, 1.0);
  vec3 leaf = mix(mix(uLeaves[0], uLeaves[1], smoothstep(0.0, 0.5, tone)), uLeaves[2], smoothstep(0.45, 1.0, tone));
  leaf = mix(leaf, leaf * vec3(1.12, 0.98, 0.8), c.g * 0.5);
  return mix(leaf, vec3(0.9, 0.74, 0.74), step(1.0 - uBlossom, c.g) * tint.y);
#elif KIND == 4
  return mix(c, masonry(c, w, vec2(0.25, 0.077), 0.006, vec3(0.62, 0.56, 0.5), 0.5, px) * (1.0 + wide * 0.22), upright);
#elif KIND == 5
  return extra > 1.5 ? c * (0.92 + 0.16 * noise(p.xy * 2.1)) : masonry(c, p.xy, vec2(0.8, 0.4), 0.008, c * 0.62, 0.2, px) * (1.0 + wide * 0.16);
#elif KIND == 9
  vec2 g = vec2(w.x, p.z * 1.3) / vec2(0.3, 0.34);
  float near = 1.0 - smoothstep(0.3, 1.2, px / 0.3);
  float curve = 0.82 + 0.3 * abs(sin(g.x * 3.14159)) - 0.26 * smoothstep(0.75, 1.0, fract(g.y));
  return c * (1.0 + (hash(g) - 0.5) * 0.42 + wide * 0.3) * mix(1.0, curve, near);
#elif KIND == 10
  return mix(c * (1.0 + wide * 0.14 + (noise(p.xy * 0.31) - 0.5) * 0.06), masonry(c, w, vec2(1.1, 0.5), 0.008, c * 0.72, 0.13, px) * (1.0 + wide * 0.12), upright);
#elif KIND == 11
  return c * (0.88 + 0.24 * fbm(p.xy * 0.017) + (noise(p.xy * 1.9) - 0.5) * 0.12);
#elif KIND == 14
  return extra > 0.5 ? c * (0.86 + 0.28 * noise(p.xy * 1.7)) : c * (0.62 + 0.7 * fbm(p.xy * 0.023)) * (0.88 + 0.24 * noise(p.xy * 0.9));
#elif KIND == 15
  return c * (0.86 + 0.28 * noise(vec2(p.x + p.y, p.z) * vec2(0.9, 0.05)));
#elif KIND == 16
  vec2 g = w / vec2(1.2, 1.55);
  float line = max(joint(g.x + 0.5, 0.01, px / 1.2 * 0.6), joint(g.y + 0.5, 0.0078, px / 1.55 * 0.6));
  return c * (0.95 + 0.1 * hash(g)) * (1.0 - 0.4 * line * (1.0 - smoothstep(0.05, 0.3, px)));
#else
  return c;
#endif
}
`;

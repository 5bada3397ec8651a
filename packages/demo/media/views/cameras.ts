import type { Stands } from '../data/stands.ts';
import type { MoodName } from '../world/mesh/mood.ts';
import type { House } from '../world/building/house.ts';
import type { Site } from '../world/site.ts';
import type { V3 } from '../world/mesh/vector.ts';
import { aroundOf, cornersOf, pointsOf } from './bounds.ts';
import { type Aim, fitted, type Frame } from './fit.ts';
import type { View } from './view.ts';

export const sizes = {
  wide: [1920, 1080],
  table: [1600, 1200],
  sheet: [1440, 1080],
  tall: [1200, 1600],
  bird: [1920, 960],
  phone: [1200, 1500],
  plan: [2000, 1250],
} as const;
export type Size = keyof typeof sizes;

const built = (site: Site): House[] => site.houses.filter(({ key }) => key !== '');

/** The sun stands where the longer sides seen are lit and the others are not. */
export const sunFor = (bearing: number): number => (bearing > 180 ? 212 : 150);

export interface Shot {
  size: Size;
  mood: MoodName;
  frames: number;
  sun?: number;
  radius?: number;
}

export function shotOf(
  houses: readonly House[],
  aim: Omit<Aim, 'aspect'>,
  { size, mood, frames, sun = sunFor(aim.bearing), radius }: Shot,
  more: readonly V3[] = [],
): View {
  const [width, height] = sizes[size];
  const around = aroundOf(houses);
  return {
    camera: fitted([...pointsOf(houses), ...more], { ...aim, aspect: width / height }),
    width,
    height,
    mood,
    sun,
    focus: around.focus,
    radius: radius ?? around.radius + 46,
    frames,
  };
}

const frame = (left: number, right: number, top: number, bottom: number): Frame => ({ left, right, top, bottom });

/** What belongs to a complex though nobody lives in it. */
const landmarks = ({ chimney }: Site): V3[] => (chimney === undefined ? [] : [[chimney[0] + 4, chimney[1], 36]]);

export const heroView = (site: Site, { hero }: Stands, frames: number): View =>
  shotOf(
    site.houses,
    { bearing: hero.bearing, pitch: 0, reach: 0.56, height: hero.height, frame: frame(0.05, 0.95, 0.1, 0.87) },
    { size: 'wide', mood: hero.mood, frames, ...(hero.sun === undefined ? {} : { sun: hero.sun }) },
    landmarks(site),
  );

export function facadeView(site: Site, { facade: { house, bearing } }: Stands, frames: number): View {
  const chosen = site.houses.filter(({ key }) => key === house);
  return {
    ...shotOf(
      chosen,
      { bearing, pitch: 0, reach: 0.62, height: 4.2, frame: frame(0.02, 0.9, 0.08, 0.88) },
      { size: 'table', mood: 'day', frames },
    ),
    ...shadowsOf(site),
  };
}

/** Shadows of the whole complex. */
export const shadowsOf = (site: Site): Pick<View, 'focus' | 'radius'> => {
  const { focus, radius } = aroundOf(site.houses);
  return { focus, radius: radius + 46 };
};

export function courtyardView(
  site: Site,
  { courtyard: { eye, bearing, mood, sun = sunFor(bearing) } }: Stands,
  frames: number,
): View {
  const [width, height] = sizes.table;
  return {
    camera: { eye: [eye[0], eye[1], 2.6], bearing, pitch: 0, reach: 0.72, shift: -0.13 },
    width,
    height,
    mood,
    sun,
    frames,
    ...shadowsOf(site),
  };
}

export function eveningView(site: Site, { evening: { bearing, height, houses, mood } }: Stands, frames: number): View {
  const chosen = site.houses.filter(({ key }) => houses?.includes(key) ?? true);
  const aim = {
    bearing,
    pitch: height > 20 ? 12 : 0,
    reach: 0.62,
    frame: height > 20 ? frame(0.06, 0.94, 0.18, 0.86) : frame(-0.04, 1.04, 0.12, 0.84),
    ...(height > 20 ? {} : { height }),
  };
  return {
    ...shotOf(chosen, aim, {
      size: 'table',
      mood,
      frames,
      sun: mood === 'evening' || mood === 'winterEvening' ? (bearing > 180 ? 292 : 296) : 215,
    }),
    ...shadowsOf(site),
  };
}

export function entranceView({ entrance: { at, bearing } }: Stands, frames: number): View {
  const [width, height] = sizes.tall;
  const angle = (bearing * Math.PI) / 180;
  const eye = [at[0] - Math.sin(angle) * 11, at[1] - Math.cos(angle) * 11, 1.75] as const;
  return {
    camera: { eye, bearing, pitch: 0, reach: 0.46, shift: -0.16 },
    width,
    height,
    mood: 'day',
    sun: sunFor(bearing),
    frames,
    focus: [at[0], at[1], 4],
    radius: 46,
  };
}

export const birdsEyeView = (site: Site, { birdsEye }: Stands, frames: number): View =>
  shotOf(
    site.houses,
    { bearing: birdsEye, pitch: 38, reach: 0.34, frame: frame(0.12, 0.88, 0.1, 0.8) },
    { size: 'plan', mood: 'day', frames, radius: aroundOf(site.houses).radius + 75 },
  );

export const aerialView = (site: Site, { birdsEye, hero }: Stands, frames: number): View =>
  shotOf(
    site.houses,
    { bearing: (birdsEye + 350) % 360, pitch: 17, reach: 0.5, frame: frame(0.22, 0.8, 0.3, 0.86) },
    {
      size: 'bird',
      mood: hero.mood,
      frames,
      radius: aroundOf(site.houses).radius + 110,
      ...(hero.mood === 'golden' ? { sun: 120 } : {}),
    },
  );

export const modelView = (site: Site, { birdsEye }: Stands, frames: number): View =>
  shotOf(
    site.houses,
    { bearing: (birdsEye + 12) % 360, pitch: 27, reach: 0.3, frame: frame(0.1, 0.9, 0.14, 0.82) },
    { size: 'sheet', mood: 'card', frames, radius: aroundOf(site.houses).radius + 80 },
  );

export const masterPlanView = (site: Site, frames: number): View =>
  shotOf(
    built(site),
    { bearing: 0, pitch: 90, reach: 1, orthographic: true, frame: frame(0.16, 0.84, 0.1, 0.74) },
    { size: 'sheet', mood: 'day', frames, sun: 225, radius: aroundOf(site.houses).radius + 60 },
  );

const notYetBuilt = (site: Site): House[] =>
  site.houses.map((house) => ({
    ...house,
    sections: house.sections.map((section) => ({ ...section, storeys: 0, roof: 'flat' as const })),
  }));

/** The same for every month, so that one can be laid over another; into a pit it looks from higher up. */
export const worksView = (
  site: Site,
  { hero }: Stands,
  { mood, pit }: { mood: MoodName; pit?: unknown },
  frames: number,
): View => {
  const shot = { size: 'sheet', mood, frames, radius: aroundOf(site.houses).radius + 60 } as const;
  if (pit !== undefined) {
    return shotOf(
      notYetBuilt(site),
      { bearing: hero.bearing, pitch: 15, reach: 0.5, frame: frame(0.05, 0.95, 0.4, 0.86) },
      shot,
    );
  }
  return shotOf(
    site.houses,
    { bearing: hero.bearing, pitch: 6, reach: 0.5, frame: frame(0.07, 0.93, 0.26, 0.84) },
    shot,
    [...landmarks(site), ...(site.crane === undefined ? [] : [[...site.crane.at, 0] as const])],
  );
};

/** Over the street, looking at the complex: the middle of the panorama. */
export function panoramaView(site: Site, mood: MoodName, frames: number): View {
  const { focus, radius } = aroundOf(site.houses);
  const height = Math.max(
    46,
    ...built(site).flatMap((house) =>
      house.sections.flatMap((section) => cornersOf(house, section).map(([, , z]) => z + 14)),
    ),
  );
  return {
    camera: { eye: [focus[0] - 14, focus[1] - radius - 30, height], bearing: 6, pitch: 0, reach: 1, shift: 0 },
    width: 4096,
    height: 2048,
    mood,
    sun: 208,
    focus,
    radius: radius + 130,
    frames,
    panorama: true,
  };
}

import { COMPLEXES } from '../flats/data/complexes.ts';
import { progress, seenFromAbove } from './data/progress.ts';
import { sites, siteOf } from './data/sites.ts';
import { type Story, stories } from './data/stories.ts';
import { stands, type Stands } from './data/stands.ts';
import { rooms } from './indoors/rooms.ts';
import { viewOfRoom } from './indoors/roomWorld.ts';
import { bestSide, facing } from './outlines/facadeSide.ts';
import {
  aerialView,
  birdsEyeView,
  courtyardView,
  entranceView,
  eveningView,
  facadeView,
  heroView,
  masterPlanView,
  modelView,
  panoramaView,
  shadowsOf,
  shotOf,
  type Size,
  sizes,
  sunFor,
  worksView,
} from './views/cameras.ts';
import type { View } from './views/view.ts';
import type { House } from './world/building/house.ts';
import type { Site } from './world/site.ts';
import { finished, type Works } from './world/outdoors/works.ts';

/** A picture of a complex: which one, and in what state. */
interface Outdoors {
  alias: string;
  works: Works;
  /** Only this house stands, so that nothing hides it. */
  only?: string;
}

/** One picture to take: of what, from where, and where it lies under content/. */
interface Shot {
  path: string;
  view: View;
  /** How far fine lines are softened, pixels: a phone's first picture has to be light, and shows less of them than it would pay for. */
  soft?: number;
}

type OutdoorJob = Outdoors & Shot;

export type Job = OutdoorJob | (Shot & { room: string });

/** Frames that are added up: what a visitor sees first gets most; panoramas are six pictures each. */
const frames = { view: 5, second: 3, panorama: 3, indoors: 8 };

const standsOf = (alias: string): Stands => {
  const found = stands[alias];
  if (found === undefined) throw new Error(`no stands for ${alias}`);
  return found;
};

export const birdsEyeOf = (site: Site): View => birdsEyeView(site, standsOf(site.alias), frames.view);

/** A house by itself, a little from the side so that it has depth. */
export function facadeOf(house: House): View {
  const side = bestSide(house);
  const bearing = (facing[side] + (side === 1 ? 12 : 348)) % 360;
  const tall = Math.max(...house.sections.map(({ storeys }) => storeys)) > 13 && house.sections.length === 1;
  const size = tall ? 'tall' : 'table';
  const shot = shotOf(
    [house],
    { bearing, pitch: 0, reach: 0.24, height: 16, frame: { left: 0.07, right: 0.93, top: 0.08, bottom: 0.92 } },
    { size, mood: 'day', frames: frames.second, sun: (facing[side] + 214) % 360, radius: 70 },
  );
  return { ...shot, width: sizes[size][0], height: sizes[size][1] };
}

/** A complex without sales has no flats to choose from. */
export const isSold = (name: string): boolean => COMPLEXES.some(({ alias }) => alias === name);

function ofSite(site: Site): OutdoorJob[] {
  const { alias } = site;
  const own = standsOf(alias);
  const at = (name: string, view: View, works: Works = finished): OutdoorJob => ({
    path: `projects/${alias}/pictures/${name}.webp`,
    alias,
    works,
    view,
  });
  const count = frames.view;
  const hero = heroView(site, own, count);
  // The crane over what is still being built.
  const underWay: Works = { ...finished, crane: progress[alias]?.at(-1)?.crane ?? false };
  return [
    at('hero', hero, alias === 'lypovyi-dvir' ? finished : underWay),
    at('facade', facadeView(site, own, count)),
    at('courtyard', courtyardView(site, own, count)),
    at('evening', eveningView(site, own, count)),
    at('entrance', entranceView(own, count)),
    at('master-plan', masterPlanView(site, frames.second)),
    ...(isSold(alias)
      ? [
          at('site-plan', birdsEyeOf(site)),
          at('aerial', aerialView(site, own, frames.second)),
          at('model', modelView(site, own, frames.second)),
          ...site.houses
            .filter(({ key }) => key !== '')
            .map((house): OutdoorJob => ({ ...at(`facade-${house.key}`, facadeOf(house)), only: house.key })),
        ]
      : []),
    ...(progress[alias] ?? []).map((month): OutdoorJob => ({
      path: `projects/${alias}/progress/${month.month}.webp`,
      alias,
      works: month,
      view: worksView(site, own, month, frames.second),
    })),
    ...(seenFromAbove[alias] ?? []).map(({ year, mood, works }): OutdoorJob =>
      at(`panorama-${year}`, panoramaView(site, mood, frames.panorama), works),
    ),
  ];
}

/** The park in the last light, from where its path begins. */
function ofHome(): Job[] {
  const site = siteOf('obriy-park');
  const home = (name: string, size: Size, camera: View['camera'], sun: number): Job => {
    const [width, height] = sizes[size];
    return {
      path: `home/${name}.webp`,
      alias: site.alias,
      works: finished,
      view: { camera, width, height, mood: 'golden', sun, frames: frames.view, ...shadowsOf(site) },
    };
  };
  return [
    home('hero', 'wide', { eye: [-52, -47, 8], bearing: 36, pitch: 0, reach: 0.8, shift: -0.195 }, 204),
    {
      ...home('hero-portrait', 'phone', { eye: [-42, -38, 4], bearing: 43, pitch: 0, reach: 0.66, shift: -0.08 }, 200),
      soft: 0.8,
    },
  ];
}

function ofStory({
  path,
  alias,
  month,
  mood,
  eye,
  bearing,
  pitch = 0,
  reach = 0.72,
  shift = 0,
  sun = sunFor(bearing),
}: Story): Job {
  const works = month === undefined ? finished : progress[alias]?.find((each) => each.month === month);
  if (works === undefined) throw new Error(`no month ${month} of ${alias}`);
  const [width, height] = sizes.sheet;
  return {
    path: `${path}.webp`,
    alias,
    works,
    view: {
      camera: { eye, bearing, pitch, reach, shift },
      width,
      height,
      mood,
      sun,
      frames: frames.second,
      ...shadowsOf(siteOf(alias)),
    },
  };
}

export const jobs: readonly Job[] = [
  ...sites.flatMap(ofSite),
  ...ofHome(),
  ...stories.map(ofStory),
  ...rooms.map(({ folder, name }): Job => ({
    path: `${folder}/${name}.webp`,
    room: name,
    view: viewOfRoom(name, frames.indoors),
  })),
];

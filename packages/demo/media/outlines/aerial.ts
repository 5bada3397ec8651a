import { stringify } from 'yaml';
import { houseNames } from '../../flats/data/houseNames.ts';
import { seenFromAbove } from '../data/progress.ts';
import { topOf } from '../views/bounds.ts';
import { panoramaView } from '../views/cameras.ts';
import type { Site } from '../world/site.ts';
import type { V3 } from '../world/mesh/vector.ts';

interface Named {
  ua: string;
  en: string;
}

interface Geo {
  lat: number;
  lon: number;
}

interface Marker {
  kind: 'building' | 'place';
  key: string;
  name: Named;
  yaw: number;
  pitch: number;
}

export interface AerialFile {
  panoramas: { year: number; image: { file: string; alt: Named }; markers: Marker[] }[];
}

/** What of a project.yaml says where things are. */
export interface Located {
  position: Geo;
  infrastructure: readonly { category: string; name: Named; position: Geo }[];
}

const shown = ['school', 'park', 'transport', 'health'];

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a place appears: yaw 0 is the middle of the picture, positive to the right. */
function seenAt([x, y, z]: V3, { eye, bearing }: { eye: V3; bearing: number }): { yaw: number; pitch: number } {
  const [dx, dy] = [x - eye[0], y - eye[1]];
  const yaw = ((degrees(Math.atan2(dx, dy)) - bearing + 540) % 360) - 180;
  return { yaw: rounded(yaw), pitch: rounded(degrees(Math.atan2(z - eye[2], Math.hypot(dx, dy)))) };
}

/** Metres east and north of the complex. */
function metres(from: Geo, to: Geo): V3 {
  const north = (to.lat - from.lat) * 111_320;
  return [(to.lon - from.lon) * 111_320 * Math.cos((from.lat * Math.PI) / 180), north, 6];
}

export function aerialOf(site: Site, { position, infrastructure }: Located): AerialFile {
  const houses = site.houses.filter(({ key }) => key !== '').sort((a, b) => a.key.localeCompare(b.key));
  const places = shown
    .map((category) => infrastructure.find((place) => place.category === category))
    .filter((place) => place !== undefined);
  return {
    panoramas: (seenFromAbove[site.alias] ?? []).map(({ year, mood }) => {
      const { camera } = panoramaView(site, mood, 1);
      return {
        year,
        image: {
          file: `pictures/panorama-${year}.webp`,
          alt: { ua: `Панорама з висоти, ${year} рік`, en: `A panorama from the air, ${year}` },
        },
        markers: [
          ...houses.map((house, index): Marker => {
            const [first] = house.sections;
            const at: V3 =
              first === undefined
                ? [0, 0, 0]
                : [first.x + first.width / 2, first.y + first.depth / 2, topOf(house.style, first) * 0.7];
            return { kind: 'building', key: house.key, name: houseNames(index), ...seenAt(at, camera) };
          }),
          ...places.map(({ category, name, position: there }): Marker => ({
            kind: 'place',
            key: category,
            name,
            ...seenAt(metres(position, there), camera),
          })),
        ],
      };
    }),
  };
}

const note =
  '# Зроблено командою `npm run tool demo-media`. Кути в градусах: yaw 0 — середина знімка, додатні праворуч.\n# Made by `npm run tool demo-media`. Degrees: yaw 0 is the middle of the picture, positive to the right.\n';

export const aerialYaml = (site: Site, where: Located): string =>
  note + stringify(aerialOf(site, where), { lineWidth: 0 });

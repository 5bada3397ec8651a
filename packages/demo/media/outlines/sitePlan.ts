import { stringify } from 'yaml';
import { COMPLEXES } from '../../flats/data/complexes.ts';
import { houseLetters } from '../../flats/data/houseNames.ts';
import { birdsEyeOf, facadeOf } from '../jobs.ts';
import type { House } from '../world/building/house.ts';
import type { Site } from '../world/site.ts';
import { bestSide } from './facadeSide.ts';
import { type FloorOutline, floorsIn, labelIn, outlineIn, polygonPath } from './outlines.ts';

interface Named {
  ua: string;
  en: string;
}

interface Building {
  key: string;
  outline: string;
  label_at: { x: number; y: number };
  facade: { image: { file: string; alt: Named }; floors: FloorOutline[] };
}

export interface SitePlanFile {
  image: { file: string; alt: Named };
  buildings: Building[];
}

/** The first floor with flats of a section; the storeys above it have flats up to the roof. */
const firstFloor =
  (alias: string, key: string) =>
  (section: number): number =>
    COMPLEXES.find((complex) => complex.alias === alias)?.buildings[key]?.[section]?.floors[0] ?? 1;

function building(site: Site, house: House, index: number): Building {
  const plan = birdsEyeOf(site);
  const [x, y] = labelIn(plan, house);
  const letter = houseLetters(index);
  const storeys = [...new Set(house.sections.map((section) => section.storeys))].sort((a, b) => a - b).join('–');
  return {
    key: house.key,
    outline: polygonPath(outlineIn(plan, house)),
    label_at: { x, y },
    facade: {
      image: {
        file: `pictures/facade-${house.key}.webp`,
        alt: {
          ua: `Фасад будинку ${letter.ua}, поверхів: ${storeys}`,
          en: `The façade of Building ${letter.en}, floors: ${storeys}`,
        },
      },
      floors: floorsIn(facadeOf(house), house, bestSide(house), firstFloor(site.alias, house.key)),
    },
  };
}

export function sitePlanOf(site: Site): SitePlanFile {
  const houses = site.houses.filter(({ key }) => key !== '').sort((a, b) => a.key.localeCompare(b.key));
  return {
    image: {
      file: 'pictures/site-plan.webp',
      alt: {
        ua: 'Комплекс із висоти пташиного польоту: будинки, двір і вулиця',
        en: 'The development from above: buildings, courtyard and street',
      },
    },
    buildings: houses.map((house, index) => building(site, house, index)),
  };
}

const note =
  '# Зроблено командою `npm run tool demo-media` разом із картинками, на яких лежать ці контури.\n# Made by `npm run tool demo-media` together with the pictures that these outlines lie on.\n';

export const sitePlanYaml = (site: Site): string => note + stringify(sitePlanOf(site), { lineWidth: 0 });

import type * as Contract from '#contract/sitePlan.ts';
import { alias, image } from './common.ts';
import { list, matching, number, object, orNull, text, whole, type Read, type Reader } from './read.ts';

export type SitePlan = Read<Contract.SitePlan>;
export type Outline = Contract.Outline;
export type PicturePoint = Read<Contract.PicturePoint>;

const outline = matching(/^M[\d\s.,MLHVZmlhvz-]*[Zz]$/, 'straight lines of SVG');
const point = object<Contract.PicturePoint>({ x: number(), y: number() }, {});

const facade = object<Contract.Facade>(
  {
    image,
    floors: list(object<Contract.Facade['floors'][number]>({ section: whole(1), floor: whole(), outline }, {})),
  },
  {},
);

/** An extension of ours: its parts are whole or left out. */
export const sitePlan: Reader<SitePlan> = object<Contract.SitePlan>(
  {
    image: orNull(image),
    buildings: list(
      object<Contract.SitePlanBuilding>({ key: text, outline, label_at: point, facade: orNull(facade) }, {}),
    ),
    floor_plans: list(
      object<Contract.FloorPlan>(
        {
          key: text,
          image,
          places: list(object<Contract.FloorPlan['places'][number]>({ outline, label_at: point }, {})),
        },
        {},
      ),
    ),
    floors: list(
      object<Contract.SitePlanFloor>(
        {
          building: text,
          section: whole(1),
          floor: whole(),
          plan: orNull(text),
          // A place of a floor plan that is not for sale is null.
          flats: (value, path) => list(orNull(alias))(value, path),
        },
        {},
      ),
    ),
  },
  {},
);

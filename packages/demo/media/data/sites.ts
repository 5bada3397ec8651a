import type { Site } from '../world/site.ts';
import { firstHouse } from './firstHouse.ts';
import { halytskaTerasa } from './sites/halytskaTerasa.ts';
import { lypovyiDvir } from './sites/lypovyiDvir.ts';
import { obriyPark } from './sites/obriyPark.ts';
import { pivnichneSvitlo } from './sites/pivnichneSvitlo.ts';
import { poltvaKvartal } from './sites/poltvaKvartal.ts';
import { svitankova } from './sites/svitankova.ts';
import { sykhivskiSady } from './sites/sykhivskiSady.ts';
import { tsehla } from './sites/tsehla.ts';

export const sites: readonly Site[] = [
  obriyPark,
  lypovyiDvir,
  poltvaKvartal,
  tsehla,
  svitankova,
  halytskaTerasa,
  sykhivskiSady,
  pivnichneSvitlo,
];

export function siteOf(alias: string): Site {
  const found = [...sites, firstHouse].find((site) => site.alias === alias);
  if (found === undefined) throw new Error(`no complex ${alias}`);
  return found;
}

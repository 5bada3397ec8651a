import { KINDS, type Named } from '../data/kinds.ts';
import type { Layout } from '../plan/layout.ts';

export interface Space {
  name: Named;
  area: number;
}

/** The spaces in the order of the numbers on the plan; several of one kind are counted. */
export function spacesOf({ rooms }: Layout): Space[] {
  return rooms.map(({ kind, area }, index) => {
    const alike = rooms.filter((other) => other.kind === kind).length;
    const turn = rooms.slice(0, index + 1).filter((other) => other.kind === kind).length;
    const { ua, en } = KINDS[kind].name;
    return { name: alike > 1 ? { ua: `${ua} ${turn}`, en: `${en} ${turn}` } : { ua, en }, area };
  });
}

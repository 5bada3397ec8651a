import { LRUCache } from 'lru-cache';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { Language } from '#domain/languages.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { Media } from '../ports.ts';
import { costTableOf } from './costTable.ts';
import { flatOf, type LinkedSite, wordingOf } from './wording.ts';

interface FlatAddress {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

export interface FlatPdfs {
  /**
   * The PDF of a flat; undefined: there is no such flat. `chosen` are ids of costs and aliases of offers; unknown ones
   * are ignored.
   */
  get(flat: FlatAddress, language: Language, chosen?: readonly string[]): Promise<Buffer | undefined>;
  clear(): void;
}

interface FlatPdfsOptions {
  snapshot: () => Snapshot;
  media: Pick<Media, 'read'>;
  site: LinkedSite;
  now: () => Date;
}

/** A PDF is some 60 KB. */
const mostPdfs = 200;

/** PDFs are drawn on request, one after another: beside them the process has pages to serve. */
export function createFlatPdfs({ snapshot, media, site, now }: FlatPdfsOptions): FlatPdfs {
  const drawnPdfs = new LRUCache<string, Promise<Buffer>>({ max: mostPdfs });
  let last: Promise<unknown> = Promise.resolve();

  return {
    async get({ alias, id }, language, chosen = []) {
      const content = snapshot()[language];
      const day = inKyiv(now()).day;
      const project = content.projects.find((each) => each.alias === alias);
      const flat = project === undefined ? undefined : flatOf(content, project, id, day);
      if (project === undefined || flat === undefined) return undefined;
      const costs = costTableOf({ content, project, flat, language, day }, new Set(chosen));
      const key = JSON.stringify([alias, id, language, day, costs?.choice]);
      const known = drawnPdfs.get(key);
      if (known !== undefined) return known;
      const draw = async (): Promise<Buffer> => {
        // Most processes that start never draw one: what draws is loaded with the first PDF.
        const { drawFlatPdf } = await import('./drawFlatPdf.ts');
        const wording = wordingOf({ content, project, flat, language, day, site, paid: costs?.paid });
        const [plan, floor] = await Promise.all(
          [flat.plan, wording.floor?.image].map(async (image) => (image ? media.read(image.src) : null)),
        );
        return drawFlatPdf(
          { ...wording, costs },
          { plan: plan ?? null, floor: floor ?? null },
          new Date(`${day}T00:00:00Z`),
        );
      };
      const drawn = last.then(draw);
      last = drawn.catch(() => undefined);
      drawnPdfs.set(key, drawn);
      // The next request tries again.
      drawn.catch(() => drawnPdfs.delete(key));
      return drawn;
    },
    clear: () => drawnPdfs.clear(),
  };
}

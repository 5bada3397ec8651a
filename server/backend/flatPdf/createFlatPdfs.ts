import { LRUCache } from 'lru-cache';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { Language } from '#domain/languages.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { PdfQueue } from '../pdf/pdfQueue.ts';
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
   * are ignored. Rejects with TooBusy.
   */
  get(flat: FlatAddress, language: Language, chosen?: readonly string[]): Promise<Buffer | undefined>;
  clear(): void;
}

interface FlatPdfsOptions {
  snapshot: () => Snapshot;
  media: Pick<Media, 'read'>;
  site: LinkedSite;
  now: () => Date;
  queue: PdfQueue;
}

/** A PDF is some 60 KB. */
const mostPdfs = 200;

/** PDFs are drawn on request, and finished for the next one when the client has gone. */
export function createFlatPdfs({ snapshot, media, site, now, queue }: FlatPdfsOptions): FlatPdfs {
  const drawnPdfs = new LRUCache<string, Promise<Buffer>>({ max: mostPdfs });

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
      const drawn = queue.run(draw);
      drawnPdfs.set(key, drawn);
      // The next request tries again.
      drawn.catch(() => drawnPdfs.delete(key));
      return drawn;
    },
    clear: () => drawnPdfs.clear(),
  };
}

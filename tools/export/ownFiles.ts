import { ExportError } from './exportError.ts';
import { inTurns } from './inTurns.ts';
import { ownPath } from './references.ts';
import { fileOf, type SiteFiles } from './siteFiles.ts';

interface OwnFiles {
  readonly host: string;
  readonly origin: string;
  /** As they are written in pages and answers. */
  readonly references: Iterable<string>;
  readonly progress: (text: string) => void;
}

const compressible = /\.(?:glb|svg|json|geojson|txt|xml)$/i;
const named = /\.[a-z0-9]{1,11}$/i;
const atOnce = 4;

/** Pictures are encoded on their first request, which takes a while. */
const timeout = 120_000;

/**
 * Fetches the files that pages refer to on their own origin and that are not there: pictures and documents, whose addresses the
 * backend gives without an origin. One that it does not have stays missing, for the crawl to find.
 */
export async function fetchOwnFiles(files: SiteFiles, { host, origin, references, progress }: OwnFiles): Promise<void> {
  const paths = new Set<string>();
  for (const reference of references) {
    const path = ownPath(reference, '/', origin);
    if (path !== undefined && named.test(path) && !files.paths.has(fileOf(path))) paths.add(path);
  }
  let done = 0;
  await inTurns(paths, atOnce, async (path) => {
    const call = `GET ${host}${path}`;
    const failed = (error: unknown): never => {
      throw new ExportError(`${call} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    };
    const response = await fetch(host + encodeURI(path), { signal: AbortSignal.timeout(timeout) }).catch(failed);
    if (response.status !== 404) {
      if (!response.ok) throw new ExportError(`${call} answered ${response.status}`);
      const bytes = Buffer.from(await response.arrayBuffer().catch(failed));
      await (compressible.test(path) ? files.text(path, bytes) : files.binary(path, bytes));
    }
    done += 1;
    progress(`${done} of ${paths.size} pictures and documents`);
  });
}

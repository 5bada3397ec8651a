import { mapConcurrently } from '../../server/http/mapConcurrently.ts';
import { ExportError } from './exportError.ts';
import { ownPath } from './references.ts';
import { isServed, type SiteFiles } from './siteFiles.ts';

interface OwnFiles {
  readonly host: string;
  readonly origin: string;
  /** As written in pages and responses. */
  readonly references: Iterable<string>;
  readonly progress: (text: string) => void;
}

const compressible = /\.(?:glb|svg|json|geojson|txt|xml)$/i;
const named = /\.[a-z0-9]{1,11}$/i;
const atOnce = 4;

/** Pictures are encoded on their first request, which takes a while. */
const timeout = 120_000;

/**
 * Fetches missing files that pages refer to on their own origin: pictures and documents, whose addresses the backend
 * gives without an origin. A missing one is left for the crawl to report.
 */
export async function fetchOwnFiles(files: SiteFiles, { host, origin, references, progress }: OwnFiles): Promise<void> {
  const paths = new Set<string>();
  for (const reference of references) {
    const path = ownPath(reference, '/', origin);
    if (path !== undefined && named.test(path) && !isServed(files.paths, path)) paths.add(path);
  }
  let done = 0;
  await mapConcurrently([...paths], atOnce, async (path) => {
    const call = `GET ${host}${path}`;
    const failed = (error: unknown): never => {
      throw new ExportError(`${call} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    };
    const response = await fetch(host + encodeURI(path), { signal: AbortSignal.timeout(timeout) }).catch(failed);
    if (response.status !== 404) {
      if (!response.ok) throw new ExportError(`${call} has the status ${response.status}`);
      const bytes = Buffer.from(await response.arrayBuffer().catch(failed));
      await (compressible.test(path) ? files.text(path, bytes) : files.binary(path, bytes));
    }
    done += 1;
    progress(`${done} of ${paths.size} pictures and documents`);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Encoding } from '../http/encoding.ts';
import { hashOf } from '../http/etag.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export interface Asset {
  contentType: string;
  etag: string;
  /** The file name holds a hash of the content. */
  immutable: boolean;
  /** Overrides the default for files without a hash for which revalidation on each use is too costly. */
  cacheControl?: string;
  bodies: ReadonlyMap<Encoding, Buffer>;
}

const suffixes: readonly (readonly [Encoding, string])[] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Read by the server itself and never served as they are. */
const ownFiles: ReadonlySet<string> = new Set(['/index.html', '/chunks.json']);

/**
 * Every file of the built client by its URL path, in memory. A request can only name a key of this map, so no path can
 * reach another file.
 */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const compressed = (file: string): boolean =>
    /\.(?:br|gz)$/.test(file) && known.has(file.replace(/\.(?:br|gz)$/, ''));

  const assets = new Map<string, Asset>();
  for (const file of files) {
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (compressed(file) || ownFiles.has(url)) continue;
    assets.set(url, readAsset(file, url, known));
  }
  return assets;
}

function readAsset(file: string, url: string, known: ReadonlySet<string>): Asset {
  const bodies = new Map<Encoding, Buffer>();
  for (const [encoding, suffix] of suffixes) {
    if (known.has(file + suffix)) bodies.set(encoding, readFileSync(file + suffix));
  }
  const identity = bodies.get('identity') ?? '';
  return {
    contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream',
    etag: hashOf(identity),
    immutable: url.startsWith('/assets/'),
    bodies,
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SiteSettings } from '../siteSettings.ts';
import { StartError } from '../startError.ts';
import type { Asset } from './assets.ts';
import type { Encoding } from './encoding.ts';
import { hostingPageHead, hostingPageMark } from './hostingPage.ts';

/** The page that every path of the site starts from: the built HTML with the hosting page's settings in its head. */
export function readShell(clientDir: string, settings: SiteSettings): Asset {
  const file = path.join(clientDir, 'index.html');
  if (!existsSync(file)) throw new StartError(`${file} is missing: build the site first with npm run build`);
  const [before, after] = readFileSync(file, 'utf8').split(hostingPageMark);
  if (before === undefined || after === undefined) throw new StartError(`${file} has no ${hostingPageMark}: build the site again with npm run build`);

  const html = Buffer.from(before + hostingPageHead(settings) + after);
  return {
    contentType: 'text/html; charset=utf-8',
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    immutable: false,
    bodies: new Map<Encoding, Buffer>([
      ['identity', html],
      ['br', brotliCompressSync(html)],
      ['gzip', gzipSync(html)],
    ]),
  };
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '../../../server/backend/ports.ts';

/** Pictures and documents without their bytes, for tests that do not read them. */
export const standInMedia: Media = {
  async image(file) {
    await stat(file);
    return { src: `/media/${path.basename(file)}`, width: 1600, height: 900, placeholder: '#e8e4da', variants: [] };
  },
  async panorama(file) {
    await stat(file);
    const src = `/media/${path.basename(file)}`;
    return { src, width: 4096, height: 2048, variants: [{ src, width: 4096, format: 'webp' }] };
  },
  async model(file) {
    const { size } = await stat(file);
    return { src: `/media/${path.basename(file)}`, size };
  },
  async file(file) {
    const { size } = await stat(file);
    return { url: `/media/${path.basename(file)}`, size };
  },
  drawn: (src) => `${src}.jpg`,
  read: async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#cfd8c4"/></svg>',
    ),
  plugin: async () => {},
};

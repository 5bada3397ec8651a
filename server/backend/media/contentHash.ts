import { createHash } from 'node:crypto';
import { encoderSettings } from './variants.ts';

/** Goes up when something else than the settings changes in what is made of a picture or kept about it. */
const recipe = 1;

const method = JSON.stringify([recipe, encoderSettings]);

/** Names bytes together with the way in which renditions are made of them, since addresses are immutable: 16 hexadecimal digits. */
export const contentHash = (bytes: Buffer, madeBy = method): string =>
  createHash('sha256').update(madeBy).update(bytes).digest('hex').slice(0, 16);

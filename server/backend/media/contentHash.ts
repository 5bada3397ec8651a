import { createHash } from 'node:crypto';
import { encoderSettings } from './variants.ts';

/** Increase it when the derived files change for another reason than the settings. */
const recipe = 1;

const method = JSON.stringify([recipe, encoderSettings]);

/** Names bytes together with the way in which renditions are made of them, since addresses are immutable: 16 hexadecimal digits. */
export const contentHash = (bytes: Buffer, madeBy = method): string =>
  createHash('sha256').update(madeBy).update(bytes).digest('hex').slice(0, 16);

import { bootScript } from './bootScript.ts';
import { fontScript } from './styleLinks.ts';

/** The scripts inside of every page, which the policy allows by their hashes. */
export interface InlineScripts {
  readonly boot: string;
  readonly fonts: string;
}

/** As they are written; the build minifies them (`tools/webpack/inlineScripts.ts`). */
export const writtenScripts: InlineScripts = { boot: bootScript, fonts: fontScript };

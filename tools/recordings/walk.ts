import type { Walker } from './walker.ts';

export interface Walk {
  /** The file's name. */
  readonly name: string;
  /** Where the recording starts, with its language. */
  readonly path: string;
  readonly phone?: boolean;
  readonly take: (walker: Walker) => Promise<void>;
}

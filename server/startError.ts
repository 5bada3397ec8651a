import path from 'node:path';

/** A start failure that the operator can mend; `message` explains it, and no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A file of the built site is not there. An installation without dev dependencies cannot build it. */
export const notBuilt = (file: string): StartError =>
  new StartError(
    `${path.relative('', file)} is missing: run npm ci && npm run build, or copy dist/ from a machine that has done so`,
  );

import { readFileSync } from 'node:fs';
import path from 'node:path';

function versionIn(file: string): string {
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')) as {
    version: string;
  };
  return version;
}

/** A recording names the version that made it: the reducers of the query cache are Redux Toolkit's. */
export const versions = {
  site: versionIn('package.json'),
  rtk: versionIn('node_modules/@reduxjs/toolkit/package.json'),
};

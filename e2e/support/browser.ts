import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const named = process.env['CHROMIUM'];
const programs = ['chromium', 'chromium-browser', 'google-chrome'];
const candidates =
  named === undefined
    ? [
        ...(process.env['PATH'] ?? '')
          .split(path.delimiter)
          .flatMap((folder) => programs.map((program) => path.join(folder, program))),
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ]
    : [named];

/** No sandbox in a container, no graphics card, and no background requests of the browser. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of Chromium, if it is installed. */
export const chromiumPath: string | undefined = candidates.find((candidate) => existsSync(candidate));

/** The path of Chromium; the error explains how to set it. */
export function findBrowser(): string {
  if (chromiumPath === undefined) {
    throw new Error('Chromium is missing: install it, or name it with CHROMIUM=/path/to/chromium');
  }
  return chromiumPath;
}

/** Headless Chromium. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
}

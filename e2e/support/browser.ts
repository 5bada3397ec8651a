import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** No sandbox in a container, no graphics card, and nothing that the browser asks on its own account. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of Chromium, if this machine has it. */
export const chromiumPath: string | undefined = candidates.find(
  (candidate) => candidate !== undefined && existsSync(candidate),
);

/** The path of Chromium; without it, the error says how to name it. */
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

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

/** The path of Chromium; a machine without one is told how to name it. */
export function findBrowser(): string {
  const found = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (found === undefined) {
    throw new Error('The journeys need Chromium: install it, or name it with CHROMIUM=/path/to/chromium');
  }
  return found;
}

/** Headless Chromium. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
}

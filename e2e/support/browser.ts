import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Headless Chromium; a machine without one is told how to name it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (executablePath === undefined) {
    throw new Error('The journeys need Chromium: install it, or name it with CHROMIUM=/path/to/chromium');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Download, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  /** The status of the document. */
  readonly status: number;
  /** Messages of the console, the network and the page's code; a correct page has none. */
  readonly errors: readonly string[];
  /** Requested paths in order. */
  readonly requests: readonly string[];
}

/** The layout shift without input, and the elements that moved. */
export function watchShifts(): void {
  window.layoutShift = 0;
  window.movedElements = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      window.layoutShift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'removed');
        const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
        window.movedElements.push(`${place(previousRect)} to ${place(currentRect)}: ${html.slice(0, 100)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** For `addInitScript`: a visitor whose browser asks to save data. */
export function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShift: number;
    movedElements: string[];
  }
}

/** React marks hydrated elements: first the page around the blocks; the footer is one of its last blocks. */
const isHydrated = (): boolean =>
  ['main', 'footer'].every((name) =>
    Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react')),
  );

export const hydrated = async (page: Page): Promise<void> => void (await page.waitForFunction(isHydrated));

/** Collects errors of a page from now on, from its console and its code. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** A remote browser transfers its downloads as streams. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** Opens an address, and waits until the page is hydrated and the network is idle. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const errors: string[] = [];
  const requests: string[] = [];
  // The browser also logs an error status of the document: check `status` for that.
  page.on('console', (message) => {
    if (message.location().url !== url || !message.text().startsWith('Failed to load resource')) {
      errors.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== 'data:') requests.push(href.slice(origin.length));
  });
  page.on('requestfailed', (request) => errors.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) errors.push(`${response.status()} ${response.url()}`);
  });
  const document = await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return { page, status: document?.status() ?? 0, errors, requests };
}

/** Runs in the page: whether it is rendered in the fonts of the site, or still in their fallbacks. */
export const hasOwnFaces = (): boolean =>
  [...document.fonts].some(({ family, status }) => !family.includes('Fallback') && status === 'loaded');

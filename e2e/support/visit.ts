import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Download, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  /** Of the document itself. */
  readonly status: number;
  /** What the console, the network and the page's own code said; a visitor's page says nothing. */
  readonly complaints: readonly string[];
  /** Paths in the order in which they were asked for. */
  readonly requests: readonly string[];
}

/** The sum of what moved while nobody touched anything, and which elements did. */
export function watchShifts(): void {
  window.layoutShift = 0;
  window.movedElements = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      window.layoutShift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'removed');
        window.movedElements.push(`${previousRect.y} to ${currentRect.y}: ${html.slice(0, 100)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** For `addInitScript`: makes the visitor one who asked the browser to save data. */
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

/** React leaves its mark on an element once the element is alive: the page around the blocks first, and the footer is one of its last blocks. */
const isHydrated = (): boolean =>
  ['main', 'footer'].every((name) =>
    Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react')),
  );

export const hydrated = async (page: Page): Promise<void> => void (await page.waitForFunction(isHydrated));

/** What goes wrong in a page from now on, as its console and its own code tell. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** A browser of another process hands its downloads over as streams. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** Opens an address, and waits until the page is alive and has asked for all it wants. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const complaints: string[] = [];
  const requests: string[] = [];
  // The browser reports an error status of the document itself, too: that one is asked of `status`.
  page.on('console', (message) => {
    if (message.location().url !== url || !message.text().startsWith('Failed to load resource')) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== 'data:') requests.push(href.slice(origin.length));
  });
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) complaints.push(`${response.status()} ${response.url()}`);
  });
  const document = await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return { page, status: document?.status() ?? 0, complaints, requests };
}

/** In the page: whether it is drawn in the site's own faces, or still in their fallbacks. */
export const hasOwnFaces = (): boolean =>
  [...document.fonts].some(({ family, status }) => !family.includes('Fallback') && status === 'loaded');

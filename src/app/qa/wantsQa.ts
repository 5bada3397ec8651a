import type { Settings } from '#shared/config';

/**
 * All that a visitor's browser has of QA: whether to fetch it. The address says so, or the tab, which keeps its name from one
 * document to the next, so that no link has to carry it.
 */
export function wantsQa({ qa }: Settings): boolean {
  return qa === 'on' && /[?&]qa\b/.test(window.location.search + window.name);
}

import type { Settings } from '#shared/config';

/** Remembers over documents, so that no link has to carry it, that this tab asked for the bar of QA. */
export const qaKey = 'obriy.qa';

/** All that a visitor's browser has of QA: whether to fetch it. */
export function wantsQa({ qa }: Settings): boolean {
  if (qa === 'off') return false;
  if (new URLSearchParams(window.location.search).has('qa')) return true;
  try {
    return sessionStorage.getItem(qaKey) !== null;
  } catch {
    return false;
  }
}

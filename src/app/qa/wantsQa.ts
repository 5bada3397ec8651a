import type { Settings } from '#shared/config';

/**
 * Whether to load QA: by the address, or by the tab's name, which survives navigation between documents. The only QA
 * code in every visitor's bundle.
 */
export function wantsQa({ qa }: Settings): boolean {
  return qa === 'on' && /[?&]qa\b/.test(window.location.search + window.name);
}

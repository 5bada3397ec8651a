/** Not in TypeScript's DOM types: only Chromium supports it. */
interface NetworkInformation extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * light: load nothing heavy unrequested; fast: good enough for megabytes; plain: all others, and browsers without the
 * API.
 */
export type ConnectionPace = 'light' | 'plain' | 'fast';

const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];

function connectionOf(): NetworkInformation | undefined {
  return (navigator as { readonly connection?: NetworkInformation }).connection;
}

function reducedData(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-data: reduce)');
}

export function connectionPace(): ConnectionPace {
  const connection = connectionOf();
  if (connection?.saveData === true || slow.includes(connection?.effectiveType) || reducedData().matches) {
    return 'light';
  }
  return connection?.effectiveType === '4g' ? 'fast' : 'plain';
}

/** Whether to download nothing that the visitor did not request. */
export function prefersReducedData(): boolean {
  return connectionPace() === 'light';
}

/** Calls back when the pace may have changed; returns how to stop. */
export function watchConnection(onChange: () => void): () => void {
  const connection = connectionOf();
  const query = reducedData();
  connection?.addEventListener?.('change', onChange);
  query.addEventListener('change', onChange);
  return () => {
    connection?.removeEventListener?.('change', onChange);
    query.removeEventListener('change', onChange);
  };
}

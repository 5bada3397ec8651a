import { checkSite } from '#shared/lazy';

const storageKey = 'obriy.newDocument';

/** Milliseconds: a document that fails again this soon is not reloaded. */
const pause = 30_000;

/** Whether an automatic reload is allowed. Without storage it is not, and the visitor presses the button. */
export function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds until a lost part is retried without any event. */
const retryAfter = 20_000;

/**
 * Retries a lost part when the connection returns, the tab becomes visible, or after a pause. If its release is gone,
 * reloads the document once.
 */
export async function whenItMayCome(tryAgain: () => void): Promise<void> {
  if ((await checkSite()) === 'gone' && mayReload()) {
    window.location.reload();
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const once = (): void => {
    if (document.visibilityState === 'hidden') return;
    listening.abort();
    clearTimeout(timer);
    tryAgain();
  };
  const timer = setTimeout(once, retryAfter);
  window.addEventListener('online', once, { signal });
  document.addEventListener('visibilitychange', once, { signal });
}

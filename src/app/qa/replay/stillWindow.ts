/**
 * An address bar and a history for the router of a replay: those of the document stay where they are, so that to load it again
 * shows the replay again. (The router's own history in memory would be downloaded by every visitor: it is one package.)
 */
export function stillWindow(first: string): Window {
  const { document } = window;
  let url = new URL(first, window.location.origin);
  let state: unknown = null;
  const go = (next: unknown, _: string, address?: string | URL | null): void => {
    state = next;
    url = new URL(address ?? url, window.location.origin);
  };
  const still = {
    document,
    get location() {
      return url;
    },
    history: {
      get state() {
        return state;
      },
      pushState: go,
      replaceState: go,
      go: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return still as unknown as Window;
}

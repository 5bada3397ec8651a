const storageKey = 'obriy.pages';

/** Older lists are forgotten. */
const limit = 60;

function isGrown(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}

/** Storage may be forbidden, full or written by somebody else: then a list begins again with its first page. */
function read(): [string, number][] {
  try {
    const pairs: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(pairs) ? pairs.filter(isGrown) : [];
  } catch {
    return [];
  }
}

/** How many pages of the list at an address this tab has shown; it survives a reload. */
export function grownPages(address: string): number {
  return new Map(read()).get(address) ?? 1;
}

export function persistLoadedPages(address: string, pages: number): void {
  const others = read().filter(([known]) => known !== address);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [address, pages]].slice(-limit)));
  } catch {
    // The list is whole as long as this document lives.
  }
}

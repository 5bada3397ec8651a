/** Whoever goes back stands again on the link by which he left, as he would with documents. */
export interface FocusMemory {
  /** Remembers from now on which link of `main` has the focus. */
  readonly watch: (main: HTMLElement) => () => void;
  /** `key`: of the entry in the history that is shown from now on. */
  readonly arrive: (key: string) => void;
  /** The address of the link that had the focus when this entry was left; undefined when it was none. */
  readonly leftBy: (key: string) => string | undefined;
}

export function makeFocusMemory(): FocusMemory {
  const left = new Map<string, string>();
  let here = '';

  return {
    watch: (main) => {
      const remember = ({ target }: FocusEvent): void => {
        const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
        if (address) left.set(here, address);
        else left.delete(here);
      };
      main.addEventListener('focusin', remember);
      return () => main.removeEventListener('focusin', remember);
    },
    arrive: (key) => {
      here = key;
    },
    leftBy: (key) => left.get(key),
  };
}

/** Gives the focus to the link of this address, as soon as it is there; returns how to stop waiting. */
export function giveBack(address: string, main: HTMLElement): () => void {
  const seek = (): boolean => {
    const link = [...main.querySelectorAll('a')].find((each) => each.getAttribute('href') === address);
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  // A part of the page that comes late; who has gone on by himself meanwhile stays where he is.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || seek()) observer.disconnect();
  });
  if (!seek()) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

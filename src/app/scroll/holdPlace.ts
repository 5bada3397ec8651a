/** Milliseconds for which a place is sought or held against content that comes late. */
const patience = 10_000;

/** Milliseconds without a change of the layout after which a reached place is left alone. */
const calm = 600;

const visitorActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Hold {
  /** Goes towards the place; says whether it has been reached. */
  readonly approach: () => boolean;
  /** Not called when it was ended from outside. */
  readonly onEnd: () => void;
}

/**
 * Goes to a place now and again whenever the document changes, because pictures and answers above it may come
 * late. Ends when the place has been reached and the layout is calm, when the visitor acts, or after a while.
 * Returns how to end it.
 */
export function holdPlace({ approach, onEnd }: Hold): () => void {
  const listening = new AbortController();
  let settled: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    listening.abort();
    clearTimeout(settled);
    clearTimeout(outOfPatience);
    mutations.disconnect();
    sizes.disconnect();
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  const again = (): void => {
    clearTimeout(settled);
    if (approach()) settled = setTimeout(end, calm);
  };

  const outOfPatience = setTimeout(end, patience);
  const mutations = new MutationObserver(again);
  const sizes = new ResizeObserver(again);
  for (const act of visitorActs) window.addEventListener(act, end, { signal: listening.signal, passive: true });
  mutations.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  again();
  return stop;
}

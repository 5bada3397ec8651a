const tolerance = 1;

/** To a distance from the top, at once; not reached while the document is too short for it. */
export function approachTop(top: number) {
  return (): boolean => {
    if (Math.abs(window.scrollY - top) > tolerance) window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= tolerance;
  };
}

function elementOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** To the element that a hash names, smoothly; not reached while it is not there. */
export function approachHash(hash: string) {
  /** Where it last stood in the document: only an element that was moved is scrolled to again. */
  let seen: number | undefined;
  return (): boolean => {
    const element = elementOf(hash);
    if (element === null) return false;
    const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
    if (top !== seen) element.scrollIntoView({ behavior: behaviour(), block: 'start' });
    seen = top;
    return true;
  };
}

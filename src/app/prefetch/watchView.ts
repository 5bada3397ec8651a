import { whenIdle } from '#shared/loading';
import { pageLink } from './pageLink.ts';

/** Milliseconds that a link stays in view before it counts: longer than scrolling past takes. */
const stay = 300;

/** Links of the page's own content; header and footer are the same everywhere, and most of theirs is never followed. */
const contentLinks = 'main a[href]';

interface View {
  /** Begins when a link has stayed in view. */
  readonly onStay: (link: HTMLAnchorElement) => void;
  readonly onLeave: (link: HTMLAnchorElement) => void;
}

/** Follows which links of the page's content are in view, also those that come later. */
export function watchView({ onStay, onLeave }: View): void {
  const watched = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const leave = (element: Element): void => {
    clearTimeout(timers.get(element));
    timers.delete(element);
    const link = pageLink(element);
    if (link !== null) onLeave(link);
  };
  const come = (element: Element): void => {
    const link = pageLink(element);
    if (link !== null && !timers.has(element)) {
      timers.set(
        element,
        setTimeout(() => onStay(link), stay),
      );
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) (isIntersecting ? come : leave)(target);
  });

  const look = (): void => {
    for (const element of watched) {
      if (element.isConnected) continue;
      watched.delete(element);
      observer.unobserve(element);
      leave(element);
    }
    for (const element of document.querySelectorAll(contentLinks)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };

  let planned = false;
  const lookSoon = (): void => {
    if (planned) return;
    planned = true;
    whenIdle(() => {
      planned = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
  look();
}

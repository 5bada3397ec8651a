import { whenIdle } from '#shared/lazy';

/** The link at or around an element, when following it stays in this tab and on this site, and shows another page. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin || link.getAttribute('role') === 'button') return null;
  return ['', '_self'].includes(link.target) && !link.hasAttribute('download') ? link : null;
}

/** Milliseconds in view until a link counts: longer than scrolling past takes. */
const stay = 300;

/** Links of the page's own content; header and footer are the same everywhere, and most of theirs is never followed. */
const contentLinks = 'main a[href]';

interface View {
  /** Begins when a link has stayed in view. */
  readonly onStay: (link: HTMLAnchorElement) => void;
  /** Out of view, gone, or with another address: React reuses elements. `address`: the one that it had. */
  readonly onLeave: (link: HTMLAnchorElement, address: URL) => void;
}

/** Observes which links in the page's content are in view, also added ones. */
export function watchView({ onStay, onLeave }: View): void {
  /** The addresses of observed links. */
  const watched = new Map<Element, string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const leave = (element: Element): void => {
    if (!timers.has(element)) return;
    clearTimeout(timers.get(element));
    timers.delete(element);
    onLeave(element as HTMLAnchorElement, new URL(watched.get(element) ?? ''));
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
    for (const [element, href] of watched) {
      if (element.isConnected && (element as HTMLAnchorElement).href === href) continue;
      observer.unobserve(element);
      leave(element);
      watched.delete(element);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(contentLinks)) {
      if (watched.has(link)) continue;
      watched.set(link, link.href);
      observer.observe(link);
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
  new MutationObserver(lookSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  });
  look();
}

/** Ignores a second press on a link whose page is on its way: it would add the page to the history twice. */
export function ignoreRepeatedPresses(isOnItsWay: (link: HTMLAnchorElement) => boolean): void {
  const ignore = (event: MouseEvent): void => {
    const link = pageLink(event.target);
    if (link !== null && isOnItsWay(link)) event.preventDefault();
  };
  document.addEventListener('click', ignore, { capture: true });
}

/** Milliseconds that a mouse or the focus rests on a link before it means it; it may be passing by. */
const rest = 65;

/** Reports the links that a visitor is about to follow, anywhere in the document. */
export function watchIntent(report: (link: HTMLAnchorElement) => void): void {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const come = (target: EventTarget | null): void => {
    const link = pageLink(target);
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link !== null) timer = setTimeout(() => report(link), rest);
  };
  const press = ({ target }: Event): void => {
    const link = pageLink(target);
    if (link !== null) report(link);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') come(target);
  });
  document.addEventListener('focusin', ({ target }) => come(target));
  document.addEventListener('pointerdown', press);
}

import { pageLink } from './pageLink.ts';

/** Milliseconds that a mouse or the focus rests on a link before it means it; it may be passing by. */
const rest = 65;

/** Reports the links that somebody is about to follow, wherever in the document they are. */
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

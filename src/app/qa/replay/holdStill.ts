/** What a person could set off in a page. */
const acts = ['click', 'auxclick', 'dblclick', 'submit'] as const;

const isInBar = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-qa]') !== null;

/** Dialogs and new pages take the focus: whoever goes through the steps by keys would lose the slider. */
function keepFocusInBar(event: FocusEvent): void {
  const { target, relatedTarget } = event;
  if (!isInBar(relatedTarget) || isInBar(target)) return;
  // Whoever took it watches where it goes, and would take it again without end.
  event.stopPropagation();
  (relatedTarget as HTMLElement).focus({ preventScroll: true });
}

/** A page of a replay is looked at: what is pressed in it does nothing, except in the bar. */
export function holdStill(): void {
  document.addEventListener('focusin', keepFocusInBar, { capture: true });
  for (const act of acts) {
    document.addEventListener(
      act,
      (event) => {
        if (isInBar(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}

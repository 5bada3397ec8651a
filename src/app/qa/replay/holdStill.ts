/** What a person could set off in a page. */
const acts = ['click', 'auxclick', 'dblclick', 'submit'] as const;

/** A page of a replay is looked at: what is pressed in it does nothing, except in the bar. */
export function holdStill(): void {
  for (const act of acts) {
    document.addEventListener(
      act,
      (event) => {
        if (event.target instanceof Element && event.target.closest('[data-qa]') !== null) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}

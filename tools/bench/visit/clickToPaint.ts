/**
 * Runs in the page: milliseconds from the next click to the frame that shows the content; marks both moments for a
 * trace. A MutationObserver detects the content, which may have been there, hidden. The task from the frame's callback runs once the frame is
 * drawn, before what was queued meanwhile: a message would wait for the page's effects, which nobody sees.
 */
export function clickToPaint(content: string): Promise<number> {
  return new Promise((resolve) => {
    const drawn = (clickedAt: number): void => {
      requestAnimationFrame(() => {
        const note = (): void => {
          performance.mark(`painted ${content}`);
          resolve(performance.now() - clickedAt);
        };
        void scheduler.postTask(note, { priority: 'user-blocking' });
      });
    };
    const listen = ({ timeStamp }: MouseEvent): void => {
      performance.mark('clicked', { startTime: timeStamp });
      const changes = new MutationObserver(() => {
        if (![...document.querySelectorAll(content)].some((element) => element.checkVisibility())) return;
        changes.disconnect();
        drawn(timeStamp);
      });
      changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    };
    document.addEventListener('click', listen, { once: true, capture: true });
  });
}

declare global {
  interface Window {
    /** By selector. */
    paintedAfter?: Record<string, number>;
  }
}

/**
 * The same across documents, for pages without scripts: runs in each of them before anything else, without imports.
 * Stores the time of the click for the next document.
 */
export function clickToDocument(contents: readonly string[]): void {
  const key = 'clickedAt';
  const painted: Record<string, number> = {};
  window.paintedAfter = painted;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      performance.mark('clicked', { startTime: timeStamp });
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
  const clickedAt = Number(sessionStorage.getItem(key));
  if (clickedAt === 0) return;
  for (const content of contents) {
    const changes = new MutationObserver(() => {
      if (document.querySelector(content) === null) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const note = (): void => {
          performance.mark(`painted ${content}`);
          painted[content] = performance.timeOrigin + performance.now() - clickedAt;
        };
        void scheduler.postTask(note, { priority: 'user-blocking' });
      });
    });
    changes.observe(document, { childList: true, subtree: true });
  }
}

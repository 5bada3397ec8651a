/** Milliseconds until a browser that is never idle, or lacks the API, counts as idle. */
const timeout = 2000;

/** Runs the task when the browser has nothing more urgent to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout });
  else setTimeout(task, timeout / 10);
}

/** Runs the task when the page has loaded, and the browser has nothing more urgent to do. */
export function whenLoaded(task: () => void): void {
  const begin = (): void => whenIdle(task);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

import { steadyNow } from '#shared/time';

/** Milliseconds: what is sent sooner, the backend takes for a program's; with a little for rounding. */
const shortest = 1600;

/** How long a form has been before the visitor, in milliseconds. A quick one, whose fields were there already, waits the rest of a moment instead of being refused. */
export async function fillTime(shownAt: number): Promise<number> {
  const missing = shortest - (steadyNow() - shownAt);
  if (missing > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, missing);
    });
  }
  return steadyNow() - shownAt;
}

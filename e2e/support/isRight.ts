import { AxeBuilder } from '@axe-core/playwright';
import { page as visitorsPage } from './visitor.ts';

/** Milliseconds for a test in which everything is looked at by axe, which takes its time on a busy machine. */
export const patience = 180_000;

/** What axe has against the state on the screen, and how much wider than the screen it is. */
export async function isRight(page = visitorsPage): Promise<void> {
  // There are no frames; without the legacy mode every check opens another page for its result.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    overflow,
  }).toEqual({ violations: [], overflow: 0 });
}

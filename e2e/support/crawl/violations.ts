import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The findings of axe for a page, or for the part that `include` selects: the rule, and its elements. */
export async function violationsOf(page: Page, include?: string): Promise<string[]> {
  // There are no frames; without the legacy mode every check opens another page for its result.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // Describing passed elements takes as long as checking them.
  builder.options({ resultTypes: ['violations'] });
  if (include !== undefined) builder.include(include);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import type { Walker } from '../walker.ts';

/** Two filters of a page are chosen, another page is seen, and the way back leads to what was filtered. */
export async function filterAndComeBack({ page, settle, follow }: Walker): Promise<void> {
  const chips = page.getByRole('main').locator('fieldset [aria-pressed]');
  await settle();
  for (const nth of [0, 1]) {
    await chips.nth(nth).click();
    await settle();
  }
  await follow('navigation.about');
  await settle();
  await page.goBack();
  await settle();
}

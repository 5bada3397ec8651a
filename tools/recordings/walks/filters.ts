import type { Walker } from '../walker.ts';

/** Chooses two filters of a page, visits another page, and returns to the filtered one. */
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

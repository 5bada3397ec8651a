import type { Locator } from 'playwright-core';

/** Presses Tab until the element has the focus; fails if the keyboard cannot reach it. */
export async function tabTo(target: Locator): Promise<void> {
  const element = target.filter({ visible: true }).first();
  await element.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await hasFocus(element)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Focuses a field by keyboard, and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text, { delay: 20 });
}

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

import { maskElement } from '../../../../src/features/qa/report/maskElement.ts';

/** As a copy of a page is made: element by element, texts untold. */
function masked(html: string, typed: readonly string[]): HTMLElement {
  const copy = document.createElement('div');
  copy.innerHTML = html;
  for (const element of [...copy.querySelectorAll('*'), copy]) maskElement(element, typed);
  return copy;
}

test('what was typed is in no text of the picture, also beside other words', () => {
  const copy = masked('<p>Thank you, <b>Solomiia Canary</b>! We call +380 67 345 67 89 soon.</p>', [
    'Solomiia Canary',
    '+380 67 345 67 89',
  ]);
  expect(copy.textContent).toBe('Thank you, •••! We call ••• soon.');
});

test('fields show as many dots as they have letters, and amounts stay', () => {
  const copy = masked(
    '<input value="Olha"><textarea>Call me</textarea><input inputmode="decimal" value="1200000">',
    [],
  );
  expect([...copy.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)).toEqual([
    '••••',
    '•••••••',
    '1200000',
  ]);
});

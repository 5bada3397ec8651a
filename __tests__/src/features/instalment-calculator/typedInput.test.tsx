import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { accessibleLines } from '#features/qa';
import { readHryvnias, readNumber } from '#shared/format';
import { LanguageProvider } from '#shared/routing';
import { TypedInput } from '../../../../src/features/instalment-calculator/form/TypedInput.tsx';

function Example({ first, read }: { readonly first: string; readonly read: (text: string) => number | null }) {
  const [value, setValue] = useState(first);
  return <TypedInput value={value} read={read} onValueChange={setValue} />;
}

const show = (language: Language, first: string, read = readNumber) => {
  render(
    <LanguageProvider language={language} defaultLanguage="ua">
      <Example first={first} read={read} />
    </LanguageProvider>,
  );
  return { input: screen.getByRole('textbox'), user: userEvent.setup() };
};

it('what is typed after Tab replaces the number', async () => {
  const { input, user } = show('en', '3000000.5', readHryvnias);
  expect(input).toHaveValue('3,000,000.5');
  await user.tab();
  expect(input).toHaveValue('3000000.5');
  await user.keyboard('2500000');
  expect(input).toHaveValue('2500000');
  await user.tab();
  expect(input).toHaveValue('2,500,000');
});

it.each([
  ['ua', '42.6', '42,6'],
  ['en', '42.6', '42.6'],
  ['en', '42,6', '42.6'],
  ['ua', '42.625', '42.625'],
  ['ua', 'about 40', 'about 40'],
] as const)('in %s %s is edited as %s', async (language, value, edited) => {
  const { input, user } = show(language, value);
  expect(input).toHaveValue(edited);
  await user.tab();
  expect(input).toHaveValue(edited);
});

it('a recording captures a number that is edited as a replay shows it: without the focus', async () => {
  const { input, user } = show('ua', '3000000', readHryvnias);
  await user.click(input);
  expect(input).toHaveValue('3000000');
  expect(accessibleLines()).toEqual(['input: 3 000 000']);
  await user.clear(input);
  await user.keyboard('2500000,50');
  const edited = accessibleLines();
  await user.tab();
  expect(accessibleLines()).toEqual(['input: 2 500 000,5']);
  expect(edited).toEqual(['input: 2 500 000,5']);
});

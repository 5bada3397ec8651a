import userEvent from '@testing-library/user-event';
import { maskPhone } from '../../../../src/shared/form/phoneMask.ts';

const field = (value = '') => {
  document.body.innerHTML = `<input value="${value}">`;
  const input = document.querySelector('input') as HTMLInputElement;
  const accepted: string[] = [];
  const { release, show } = maskPhone(input, (text) => accepted.push(text));
  return { input, accepted, release, show, user: userEvent.setup() };
};

it.each([
  ['0671234567', '+380 67 123 45 67'],
  ['380671234567', '+380 67 123 45 67'],
  ['+380671234567', '+380 67 123 45 67'],
  ['+48123456789', '+48123456789'],
  ['067123456789', '+380 67 123 45 67'],
])('typing %s shows %s', async (typed, shown) => {
  const { input, accepted, release, user } = field();
  await user.click(input);
  await user.keyboard(typed);
  expect(input).toHaveValue(shown);
  expect(accepted.at(-1)).toBe(shown);
  release();
});

it.each(['067 123 45 67', '380671234567', '+38 (067) 123-45-67', '80671234567'])('pasting %s shows the number', async (text) => {
  const { input, release, user } = field();
  await user.click(input);
  await user.paste(text);
  expect(input).toHaveValue('+380 67 123 45 67');
  release();
});

it('keeps what was there before it', () => {
  const { input, release } = field('0671234567');
  expect(input).toHaveValue('+380 67 123 45 67');
  release();
});

import { watchConsole, watchTypedValues } from '#features/qa';

const page = (html: string): void => {
  document.body.innerHTML = html;
};
const type = (selector: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`No ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

test('values of fields for words are known, amounts and the fields of the bar are not', () => {
  page(
    '<input id="name"><input id="phone" type="tel"><textarea id="words"></textarea><input id="price" inputmode="decimal"><input id="range" type="range"><div data-qa><input id="note"></div>',
  );
  const heard: string[] = [];
  const { all, stop } = watchTypedValues((value) => heard.push(value));
  type('#name', 'Solomiia');
  type('#phone', '+380 32 000 00 00');
  type('#words', 'Call me in the evening');
  type('#price', '1200000');
  type('#range', '42');
  type('#note', 'the modal is open');
  type('#name', 'Na');
  expect(heard).toEqual(['Solomiia', '+380 32 000 00 00', 'Call me in the evening']);
  expect(all()).toEqual(heard);
  stop();
});

test('what a browser filled in without a word is known as soon as it matters', () => {
  page('<form><input id="name"></form>');
  const heard: string[] = [];
  const { all, stop } = watchTypedValues((value) => heard.push(value));
  const field = document.querySelector<HTMLInputElement>('#name');
  if (field !== null) field.value = 'Filled In';
  expect(all()).toEqual(['Filled In']);
  stop();
});

test('the console goes on speaking, and its errors are kept until the watch ends', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { entries, stop } = watchConsole();
  console.error('It broke', { status: 500 }, new Error('why'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'uncaught one' }));
  stop();
  console.error('later');
  expect(said).toHaveBeenCalledTimes(2);
  expect(entries().map(({ kind, text }) => [kind, text.split('\n')[0]])).toEqual([
    ['error', 'It broke {"status":500} Error: why'],
    ['uncaught', 'uncaught one'],
  ]);
});

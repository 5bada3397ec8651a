import { validName } from '../../../../src/shared/form/validators.ts';

it.each(['\u200B\u200B', '\u200F \u202E', '\u00A0\uFEFF'])(
  'a name of marks that nobody sees is missing: %j',
  (name) => {
    expect(validName(name)).toEqual({ key: 'required' });
  },
);

it('a name keeps the marks of its script', () => {
  expect(validName('\u200Fمحمد\u200F')).toBeUndefined();
});

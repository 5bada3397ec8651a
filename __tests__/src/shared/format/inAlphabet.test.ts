import fc from 'fast-check';
import { inAlphabet } from '#shared/format';
import { runs } from '../../../support/properties.ts';

it('orders names as a dictionary does', () => {
  const names = [
    'Шевченківський',
    'Поділ',
    'Ґалаґани',
    'Голосіїв',
    'Єлизаветівка',
    'Європейка',
    'Іванків',
    'Жуляни',
    'Ірпінь',
    'печерськ',
    '2-й мікрорайон',
    'Riverside',
    '«Ефект»',
    'Пʼятихатки',
    'Пшеничне',
  ];
  expect(names.toSorted(inAlphabet('ua'))).toEqual([
    '2-й мікрорайон',
    'Голосіїв',
    'Ґалаґани',
    '«Ефект»',
    'Європейка',
    'Єлизаветівка',
    'Жуляни',
    'Іванків',
    'Ірпінь',
    'печерськ',
    'Поділ',
    'Пшеничне',
    'Пʼятихатки',
    'Шевченківський',
    'Riverside',
  ]);
});

it.each([
  ['ua', 'uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАГҐЄІЇЯaz05 '],
  ['en', 'en', 'abcxyzABZ059 '],
] as const)('orders names in %s as Intl does', (language, tag, letters) => {
  const collator = new Intl.Collator(tag, { sensitivity: 'base' });
  const name = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.sign(inAlphabet(language)(one, other))).toBe(Math.sign(collator.compare(one, other)));
    }),
    { numRuns: runs(1000) },
  );
});

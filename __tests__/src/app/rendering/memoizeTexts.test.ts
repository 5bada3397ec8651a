import { createTranslations } from '#shared/i18n';
import { memoizeTexts } from '../../../../src/app/rendering/reuseResults.ts';

const flats = { found_one: '{{count}} квартира', found_few: '{{count}} квартири', found_many: '{{count}} квартир' };
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  common: { hello: 'Вітаємо, {{name}}', plain: 'Обрій' },
  plan: flats,
};

async function openTexts(memoized: boolean) {
  const translations = createTranslations(async (_, namespace) => texts[namespace] ?? {});
  const i18n = translations.of('ua');
  if (memoized) memoizeTexts(i18n);
  await translations.load('ua', ['common']);
  const t = i18n.getFixedT(null, ['common', 'plan']) as unknown as (key: string, values?: object | string) => string;
  return { t, load: () => translations.load('ua', ['plan']) };
}

test('gives the same texts as without it, each time and for each value', async () => {
  const [own, other] = [await openTexts(true), await openTexts(false)];
  await Promise.all([own.load(), other.load()]);
  const translated = ({ t }: typeof own) => [
    t('plain'),
    t('hello', { name: 'Олено' }),
    t('hello', { name: 'Іване' }),
    ...[1, 2, 5, 21].map((count) => t('plan:found', { count })),
    t('common:missing', { defaultValue: 'нічого' }),
    t('common:missing', 'порожньо'),
    (t as unknown as (...all: unknown[]) => string)('common:missing', 'для {{name}}', { name: 'Олени' }),
    ...[Number.NaN, Infinity, 1n, [{ toString: () => 'Олено' }], [new Date(0)]].map((name) => t('hello', { name })),
  ];
  expect(translated(own)).toEqual(translated(other));
  expect(translated(own)).toEqual(translated(other));
});

test('uses texts that are loaded later', async () => {
  const { t, load } = await openTexts(true);
  expect(t('plan:found', { count: 2 })).toBe('found');
  await load();
  expect(t('plan:found', { count: 2 })).toBe('2 квартири');
});

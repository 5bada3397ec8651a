import type { Language } from '#shared/config';
import en from '../../../i18n/en/formatMore.json';
import ua from '../../../i18n/ua/formatMore.json';

/** Apart from `texts`, which every page has: few need these. */
export const moreTexts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { ua, en };

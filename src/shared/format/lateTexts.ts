import type { Language } from '#shared/config';
import en from '../../../i18n/en/formatLate.json';
import ua from '../../../i18n/ua/formatLate.json';

/** Apart from `texts`, which every page has: few need these. */
export const lateTexts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { ua, en };

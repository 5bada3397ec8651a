import type { Language } from '#shared/config';
import { createTranslations } from '#shared/i18n';
// Not among the texts of the site: a visitor downloads none of them.
import en from '../../../i18n/en/qa.json';
import ua from '../../../i18n/ua/qa.json';

const translations = createTranslations(() => Promise.reject(new Error('The texts of QA come with its bar')));
translations.add('ua', { qa: ua });
translations.add('en', { qa: en });

export const qaTexts = (language: Language) => translations.of(language);

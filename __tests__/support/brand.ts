import en from '../../i18n/en/common.json';
import uk from '../../i18n/ua/common.json';

/** Read from the texts, so that the tests pass for a company with another name. */
export const brand = { uk: uk.brand, en: en.brand };

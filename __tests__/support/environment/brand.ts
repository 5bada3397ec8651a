import en from '../../../i18n/en/brand.json';
import uk from '../../../i18n/ua/brand.json';

/** Read from the texts, so that the tests pass for a company with another name. */
export const brand = { uk, en };

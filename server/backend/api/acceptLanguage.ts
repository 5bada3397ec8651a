import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages, languageTag } from '../language.ts';

/** The default comes first: `*` means it. */
const tags = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)].map(
  (language) => languageTag[language],
);

/** The site sends its own code `ua`, which the standard does not know: it is read as `uk`. */
const siteCode = /(^|[,\s])ua(?=[-;,\s]|$)/gi;

/** The best language for an Accept-Language header; the default when it names none of the site's. */
export function chooseLanguage(header: string | undefined): Language {
  const standard = header?.replace(siteCode, '$1uk');
  const [best] = new Negotiator({ headers: { 'accept-language': standard } }).languages(tags);
  return languages.find((language) => languageTag[language] === best) ?? defaultLanguage;
}

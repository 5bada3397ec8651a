import Negotiator from 'negotiator';
import { type Language, languages, languageTag } from '#domain/languages.ts';

/** The site sends its own codes; the non-standard `ua` means `uk`. */
const siteCode = new RegExp(`(?<=^|[,\\s])(?:${languages.join('|')})(?=[-;,\\s]|$)`, 'gi');

/** The best language for an Accept-Language header; `fallback`, the site's default one, when it names none of the site's. */
export function chooseLanguage(header: string | undefined, fallback: Language): Language {
  // The fallback is first, because `*` matches it.
  const tags = [fallback, ...languages].map((language) => languageTag(language));
  const standard = header?.replace(siteCode, (code) => {
    const language = languages.find((each) => each === code.toLowerCase());
    return language === undefined ? code : languageTag(language);
  });
  const [best] = new Negotiator({ headers: { 'accept-language': standard } }).languages(tags);
  return languages.find((language) => languageTag(language) === best) ?? fallback;
}

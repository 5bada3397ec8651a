import { type Language, languageTag } from '#domain/languages.ts';
import { textOf } from '../../server/texts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** A redirect on a static host; search engines understand it. `target` is a path of the site. */
export function redirectPage(target: string, origin: string, language: Language): string {
  const path = escape(target);
  const url = escape(origin + target);
  return [
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">`,
    `<title>${textOf(language, 'common:brand')}</title>`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    `<link rel="canonical" href="${url}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `</head><body><a href="${path}">${url}</a></body></html>`,
  ].join('');
}

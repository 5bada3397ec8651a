import { type Language, languages, languageTag, languageOfPath } from '#domain/languages.ts';
import { textOf } from '../texts.ts';
import type { FilesOf } from './chunkFiles.ts';
import { rootElement, type Template } from './template.ts';
import type { InlineScripts } from './render/inlineScripts.ts';
import { styleLinks } from './render/styleLinks.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { rawPath } from '../http/urlPath.ts';

/** The page without its content, by path and query: the browser fetches the data and renders it. */
export type Shell = (url: string) => string;

interface ShellParts {
  readonly template: Template;
  readonly filesOf: FilesOf;
  readonly inline: InlineScripts;
  /** The hosting page's own script element. */
  readonly settingsScript: string;
  readonly defaultLanguage: Language;
}

/** Without scripts the shell stays empty: offer a reload. */
function withoutScripts(language: Language): string {
  const title = escapeHtml(textOf(language, 'common:pageFailed'));
  const retry = escapeHtml(textOf(language, 'common:loadFailed.retry'));
  return `<noscript><div style="padding:2rem 1rem"><h1>${title}</h1><p><a href="">${retry}</a></p></div></noscript>`;
}

export function makeShell({ template, filesOf, inline, settingsScript, defaultLanguage }: ShellParts): Shell {
  const { js, css } = filesOf([]);
  const shellIn = (language: Language): string =>
    template({
      languageTag: languageTag(language),
      head: [
        `<title>${escapeHtml(textOf(language, 'brand:name'))}</title>`,
        styleLinks(css, (path) => `<link rel="stylesheet" href="${path}">`, inline.fonts),
        settingsScript,
        ...js.map((path) => `<script defer src="${path}"></script>`),
      ].join(''),
      body: rootElement('') + withoutScripts(language),
    });
  const shells = new Map(languages.map((language) => [language, shellIn(language)] as const));
  return (url) => shells.get(languageOfPath(rawPath(url), defaultLanguage)) ?? '';
}

import type { FilesOf } from './chunkFiles.ts';
import { rootElement, siteName, type Template } from './template.ts';

/** The page without its content: the browser makes it and asks the backend itself. */
export function makeShell(template: Template, filesOf: FilesOf, settingsScript: string): string {
  const { js, css } = filesOf([]);
  return template({
    head: [
      `<title>${siteName}</title>`,
      ...css.map((path) => `<link rel="stylesheet" href="${path}">`),
      settingsScript,
      ...js.map((path) => `<script defer src="${path}"></script>`),
    ].join(''),
    body: rootElement(''),
  });
}

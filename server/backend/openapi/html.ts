const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Markup that is already safe. */
export type Html = { readonly html: string };

type Part = Html | string | readonly Html[];

const render = (part: Part): string => {
  if (typeof part === 'string') return escape(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** A template that escapes texts, but not Html. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.map((text, index) => text + (index < parts.length ? render(parts[index] ?? '') : '')).join(''),
});

export const nothing: Html = { html: '' };

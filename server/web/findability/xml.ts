export type XmlNode = string;

type Attributes = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** XML 1.0 cannot express most control characters, U+FFFE, U+FFFF and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- exactly these are to be found
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(impossible, '')
    .replaceAll(/[&<>"\n\t\r]/g, (character) => entities[character] ?? '');

/** An element; a string is escaped text, other `content` is elements. */
export function element(
  name: string,
  attributes: Attributes,
  content: { text: string } | readonly XmlNode[] = [],
): XmlNode {
  const start = `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}`;
  const inside = 'text' in content ? escape(content.text) : content.join('');
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

export const xmlDocument = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

const elsewhere = 'it refers to something outside itself';

const markupFaults: readonly (readonly [RegExp, string])[] = [
  // Browsers would decode it differently.
  [/^\s*<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["'])|\0/i, 'it is not in UTF-8'],
  [/<(?:[^\s<>/:]+:)?script[\s>/]/i, 'it holds a script'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'it holds an event handler (an on… attribute)'],
  [/<(?:[^\s<>/:]+:)?foreignObject[\s>/]/i, 'it holds foreign content (foreignObject)'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'it holds a document type or an entity'],
  [/<\?xml-stylesheet/i, 'it refers to an external style sheet'],
  // A part of itself, or a raster picture inside it, is all that it may refer to.
  [
    /\b(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp)[;,])|'(?!#|data:image\/(?:png|jpeg|webp)[;,]))/i,
    elsewhere,
  ],
];

/** Of values of attributes and of style sheets. */
const valueFaults: typeof markupFaults = [
  [/javascript:/i, 'it holds a script'],
  // An element of HTML may have any prefix.
  [/http:\/\/www\.w3\.org\/1999\/xhtml/i, 'it holds foreign content (HTML)'],
  [
    /attributeName\s*=\s*["']\s*(?:[^\s"':]+:)?(?:href|src|on)/i,
    'it animates a reference or a handler (an on… attribute)',
  ],
  [/@import/i, 'it refers to an external style sheet'],
  [/\burl\(\s*["']?(?!\s*#|["'])/i, elsewhere],
  [/\bimage-set\(/i, elsewhere],
];

const characters: Readonly<Record<string, string>> = { quot: '"', apos: "'" };

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** As browsers understand values: `&#117;rl(` and, in style sheets, `u\72l(` are both `url(`. */
const readValues = (text: string): string =>
  text
    .replaceAll(/&(quot|apos);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) => characterOf(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => characterOf(Number(digits)))
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, digits: string) => characterOf(Number.parseInt(digits, 16)));

const decode = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const findIn = (text: string, faults: typeof markupFaults): string | undefined =>
  faults.find(([pattern]) => pattern.test(text))?.[1];

/** Whether bytes may be XML of any encoding; no raster picture begins like this. */
export const isMarkup = (bytes: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?[\s\0]*<|^\xff\xfe|^\xfe\xff/.test(bytes.subarray(0, 256).toString('latin1'));

/** Why an SVG must not be served, or undefined: browsers open it as a document of this site. */
export function svgFault(bytes: Buffer): string | undefined {
  const text = decode(bytes);
  if (text === undefined) return 'it is not in UTF-8';
  return findIn(text, markupFaults) ?? findIn(readValues(text), valueFaults);
}

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A parsed document: its tags, and the texts of raw text elements. */
export interface ReadDocument {
  readonly tags: readonly Tag[];
  readonly styles: readonly string[];
  readonly jsonLd: readonly unknown[];
  readonly ids: ReadonlySet<string>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

/** Works for valid documents with double-quoted attributes, as the site has them. */
export function readDocument(html: string): ReadDocument {
  const styles: string[] = [];
  const jsonLd: unknown[] = [];
  const markup = html.replaceAll(
    /(<(script|style)\b([^>]*)>)(.*?)<\/\2>/gs,
    (_, tag: string, name: string, attributes: string, text: string) => {
      if (name === 'style') styles.push(text);
      else if (attributes.includes('application/ld+json')) jsonLd.push(JSON.parse(text));
      return tag;
    },
  );
  const tags = Array.from(
    markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi),
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: attributesOf(rest),
    }),
  );
  return { tags, styles, jsonLd, ids: new Set(tags.flatMap(({ attributes: { id } }) => id ?? [])) };
}

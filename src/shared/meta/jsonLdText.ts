type JsonLdValue = string | number | boolean | null | undefined | JsonLdObject | readonly JsonLdValue[];

export interface JsonLdObject {
  readonly [property: string]: JsonLdValue;
}

/** A node of schema.org; what is undefined is not said. */
export interface JsonLdNode extends JsonLdObject {
  readonly '@type': string;
}

/** The same string to a JSON parser; to an HTML parser neither an end of the script, nor a comment, nor an entity. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The content of a script element: whatever the nodes hold, nothing of it breaks out. */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/[<>&\u2028\u2029]/g, escaped);
}

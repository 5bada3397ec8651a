export type JsonLdValue = string | number | boolean | null | undefined | JsonLdObject | readonly JsonLdValue[];

export interface JsonLdObject {
  readonly [property: string]: JsonLdValue;
}

/** A node of schema.org; what is null or undefined is not said. */
export interface JsonLdNode extends JsonLdObject {
  readonly '@type': string;
}

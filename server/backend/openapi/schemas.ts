import * as z from 'zod';
// The schemas register themselves when the contract is loaded.
import '#contract/calls.ts';
import { effectOf } from '#contract/effects.ts';

/** As much of JSON Schema (2020-12) as the contract needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

const componentPrefix = '#/components/schemas/';
const componentRef = (id: string): JsonSchema => ({ $ref: `${componentPrefix}${id}` });
export const componentName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function withoutIdentity({ $schema: _schema, $id: _id, $defs: _defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Adds the visible effect of an absent optional field to its description. */
function withEffects(id: string, { properties, ...schema }: JsonSchema): JsonSchema {
  if (properties === undefined) return schema;
  const described = Object.entries(properties).map(([name, field]): [string, JsonSchema] => {
    const effect = effectOf(id, name);
    if (typeof effect !== 'string') return [name, field];
    const own = field.description === undefined ? '' : `${field.description}. `;
    return [name, { ...field, description: `${own}Without it: ${effect}` }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Every named schema, as input: responses may carry more fields than the contract. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: 'input', uri: (id) => `${componentPrefix}${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withEffects(id, withoutIdentity(schema as JsonSchema))]),
  );
}

/** Named schemas become references. */
function objectSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $defs: defs, ...own } = z.toJSONSchema(schema, { io }) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema>>;
  };
  return own.$ref === undefined ? own : (defs?.[componentName(own.$ref)] ?? own);
}

/** The fields of a query or of path parameters: types by the parsed form, optionality by the raw one. */
export function fieldSchemas(schema: z.ZodObject): { name: string; required: boolean; schema: JsonSchema }[] {
  const parsed = objectSchema(schema, 'output');
  const raw = objectSchema(schema, 'input');
  return Object.entries(parsed.properties ?? {}).map(([name, field]) => ({
    name,
    required: raw.required?.includes(name) ?? false,
    schema: field.$ref === undefined ? field : componentRef(componentName(field.$ref)),
  }));
}

export function componentOf(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('Every body of the contract has an id');
  return componentRef(id);
}

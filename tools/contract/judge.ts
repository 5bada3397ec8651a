import * as z from 'zod';
import { asAlias } from '#domain/alias.ts';
import { occasional } from '../../contract/whole.ts';
import { type CallId, calls } from '../../contract/calls.ts';
import { bareEffects, cardOf, effectOf } from '../../contract/effects.ts';
import { expectedOf, gotOf, isEmptyList } from './validationErrors.ts';
import type { Gap, Grade, OfferedError } from './report.ts';

export interface Judge {
  /**
   * Compares the data of a call with everything that the contract offers, except the fields at `broken`, which are
   * reported already.
   */
  judge(call: CallId, data: unknown, broken: ReadonlySet<string>): void;
  offered(): Grade['offered'];
  gaps(): Gap[];
  errors(): OfferedError[];
}

interface Place {
  call: CallId;
  broken: ReadonlySet<string>;
  /** With `[]` for the entries of lists, so that the same error of many entries counts as one. */
  path: string;
  /** The entity of the value; for an object without its own name, the entity and the field that contains it. */
  entity: string;
  /** What a visitor sees when the value is left out. */
  effect: string;
}

export const entryLost = 'this entry is not there';

const inAll = new Set<string>(occasional);

/** Without those that the card of the same entity lacks too; an object that is missing completely is marked. */
function reportedGaps(fields: readonly Gap[]): Gap[] {
  const gaps = fields.filter(({ field, missing, of }) => missing === of || (missing > 0 && !inAll.has(field)));
  const isIn = (entity: string | undefined, { field }: Gap): boolean =>
    gaps.some((gap) => gap.entity === entity && gap.field === field);
  const own = gaps.filter((gap) => !isIn(cardOf[gap.entity], gap));
  const isBare = (entity: string): boolean =>
    fields.every((gap) => gap.entity !== entity || inAll.has(gap.field) || gap.missing === gap.of);
  return own.map((gap) => {
    const bare = isBare(gap.entity) ? bareEffects[gap.entity as keyof typeof bareEffects] : undefined;
    return bare === undefined ? gap : { ...gap, bare };
  });
}

/** SPEC.md does not define a status, and the site accepts a text. */
const isTextStatus = (schema: z.core.$ZodType, value: unknown, { path }: Place): boolean =>
  z.globalRegistry.get(schema)?.id === 'Term' &&
  /\.status(?:es\[\])?$/.test(path) &&
  typeof value === 'string' &&
  value.trim() !== '';

export function createJudge(): Judge {
  const fields = new Map<string, Gap>();
  const errors = new Map<string, OfferedError>();

  const record = ({ call, broken, path, effect }: Place, expected: string, value: unknown): false => {
    if (broken.has(path)) return false;
    const key = `${call} ${path}`;
    const known = errors.get(key);
    if (known === undefined) errors.set(key, { call, path, expected, got: gotOf(value), effect, times: 1 });
    else known.times += 1;
    return false;
  };

  function object(schema: z.ZodObject, received: unknown, place: Place): boolean {
    const value = isEmptyList(received) ? {} : received;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return record(place, 'an object', value);
    const entity = z.globalRegistry.get(schema)?.id ?? place.entity;
    let fits = true;
    for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      const given = Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
      const key = `${entity}.${name}`;
      const effect = field instanceof z.ZodOptional ? effectOf(entity, name) : undefined;
      const there = { ...place, path: `${place.path}.${name}`, entity: key, effect: effect ?? place.effect };
      if (place.broken.has(there.path)) continue;
      if (field instanceof z.ZodOptional) {
        const gap = fields.get(key) ?? { entity, field: name, effect: there.effect, missing: 0, of: 0 };
        if (effect !== null) fields.set(key, gap);
        gap.of += 1;
        if (given === undefined) gap.missing += 1;
        else walk(field.unwrap(), given, { ...there, effect: effect === null ? 'nothing is lost' : there.effect });
      } else if (!walk(field, given, there)) fits = false;
    }
    return fits;
  }

  function list(schema: z.ZodArray, value: unknown, place: Place): boolean {
    if (!Array.isArray(value)) return record(place, 'a list', value);
    // An invalid entry is left out alone.
    for (const entry of value) {
      walk(schema.element, entry, { ...place, path: `${place.path}[]`, effect: entryLost });
    }
    return true;
  }

  /** Whether the value can be shown. */
  function walk(schema: z.core.$ZodType, value: unknown, place: Place): boolean {
    if (schema instanceof z.ZodNullable) return value === null || walk(schema.unwrap(), value, place);
    if (isTextStatus(schema, value, place)) return true;
    if (schema instanceof z.ZodObject) return object(schema, value, place);
    if (schema instanceof z.ZodArray) return list(schema, value, place);
    if (z.globalRegistry.get(schema)?.id === 'Alias') {
      return asAlias(value) !== undefined || record(place, 'an alias', value);
    }
    const [issue] = z.safeParse(schema, value).error?.issues ?? [];
    return issue === undefined || record(place, expectedOf(issue), value);
  }

  return {
    judge: (call, data, broken) => {
      const schema = calls[call].response.shape.data;
      walk(schema, data, { call, broken, path: 'data', entity: call, effect: 'the whole response is missing' });
    },
    offered: () => ({
      of: fields.size,
      there: [...fields.values()].filter(({ missing, of }) => missing < of).length,
    }),
    gaps: () => reportedGaps([...fields.values()]),
    errors: () => [...errors.values()],
  };
}

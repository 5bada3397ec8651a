import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { explain, typeMessage } from './explain.ts';
import type { FieldPath } from './problems.ts';

interface YamlFault {
  line: number | undefined;
  field: FieldPath;
  message: string;
}

interface YamlFile<T> {
  /** Undefined when there are faults. */
  value: T | undefined;
  faults: YamlFault[];
  /** The line of the field, or of its parent if it is absent. */
  lineOf(field: FieldPath): number | undefined;
}

/** The likely mistake of an editor, by the message of the YAML library, which speaks of grammar alone. */
const remedies: Readonly<Record<string, string>> = {
  'Block collections are not allowed within flow collections':
    ' (a comma is missing between two fields, or a text that has a colon is without quotes)',
  'Nested mappings are not allowed in compact mappings': ' (quote a text that has a colon)',
  'Unexpected scalar at node end': ' (between quotes, write an apostrophe as ’)',
  'Tabs are not allowed as indentation': ' (write spaces instead of each tab)',
};

const keyOf = (key: unknown): unknown => (isScalar(key) ? key.value : key);

function offsetOf(document: Document, field: FieldPath): number | undefined {
  let node: unknown = document.contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const step of field) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(keyOf(key)) === String(step));
      if (pair === undefined) return offset;
      offset = isNode(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = isNode(node) ? node.range?.[0] : offset;
    } else {
      return offset;
    }
  }
  return offset;
}

/** The library reads `title: *bold*` as a reference and throws without a position only when the value is read. */
function danglingAliases(document: Document): { source: string; offset: number | undefined }[] {
  const found: { source: string; offset: number | undefined }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) found.push({ source: alias.source, offset: alias.range?.[0] });
    },
  });
  return found;
}

export function parseYaml<S extends z.ZodType>(text: string, schema: S): YamlFile<z.output<S>> {
  // YAML takes them for the beginning of a field's name.
  const odd = text.split('\n').findIndex((line) => /^ *[\u00A0\u202F]/.test(line)) + 1;
  if (odd > 0) {
    const message = 'No-break spaces are not allowed as indentation (write ordinary spaces)';
    return { value: undefined, faults: [{ line: odd, field: [], message }], lineOf: () => undefined };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined): number | undefined =>
    offset === undefined ? undefined : lines.linePos(offset).line;
  const lineOf = (field: FieldPath): number | undefined => lineAt(offsetOf(document, field));
  const faulty = [...document.errors, ...document.warnings];
  // What follows a tab is read with a wrong indentation.
  const tab = faulty.find(({ code }) => code === 'TAB_AS_INDENT');
  const broken = tab === undefined ? faulty : faulty.filter(({ pos }) => pos[0] <= tab.pos[0]);
  if (broken.length > 0) {
    return {
      value: undefined,
      faults: broken.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        field: [],
        message: `${message}${remedies[message] ?? ''}`,
      })),
      lineOf,
    };
  }
  const dangling = danglingAliases(document);
  if (dangling.length > 0) {
    const faults = dangling.map(({ source, offset }) => ({
      line: lineAt(offset),
      field: [],
      message: `a text that begins with * goes into quotes: *${source}`,
    }));
    return { value: undefined, faults, lineOf };
  }
  // Content is the company's own: a row of references is an editor's habit and no attack.
  const raw: unknown = document.toJS({ maxAliasCount: -1 });
  const parsed = schema.safeParse(raw, { error: typeMessage });
  if (parsed.success) return { value: parsed.data, faults: [], lineOf };
  const faults = parsed.error.issues
    .flatMap((issue) => explain(issue, raw))
    .map((fault) => ({ ...fault, line: lineOf(fault.field) }));
  return { value: undefined, faults, lineOf };
}

export interface ValidationError {
  /** The path in the response. */
  path: string;
  expected: string;
  got: string;
  /** What a visitor sees instead. */
  effect?: string;
}

export interface Check {
  call: string;
  /** The call. */
  request: string;
  /** The rule; undefined: SPEC.md as a whole. */
  rule?: string | undefined;
  errors: readonly ValidationError[];
}

/** An offered field that was missing, in `missing` of `of` places. */
export interface Gap {
  entity: string;
  field: string;
  effect: string;
  missing: number;
  of: number;
  /** What a visitor sees when no offered field of the entity was there, which is the case here. */
  bare?: string;
}

/** An offered field with an invalid value. */
export interface OfferedError extends Required<ValidationError> {
  call: string;
  times: number;
}

export interface ExtensionGrade {
  name: string;
  /** What a visitor loses without it. */
  without: string;
  /** Undefined: the backend does not name it. */
  checks: readonly Check[] | undefined;
  /** Why it was not checked. */
  skipped?: string;
}

export interface Grade {
  spec: readonly Check[];
  /** Promised by SPEC.md, and not checked, each with its reason. */
  skipped: readonly string[];
  /** How many offered fields could have been there, and how many were there at least once. */
  offered: { readonly of: number; readonly there: number };
  gaps: readonly Gap[];
  errors: readonly OfferedError[];
  /** Not failures, but worth a thought. */
  notes: readonly string[];
  extensions: readonly ExtensionGrade[];
}

export const failedOf = (checks: readonly Check[]): Check[] => checks.filter(({ errors }) => errors.length > 0);

/** Further places of the same error are only counted. */
const mostShown = 12;
const columns = 110;

/** `text` after `start`, wrapped with a hanging indent. */
function wrapped(start: string, text: string): string[] {
  const room = Math.max(30, columns - start.length);
  const lines = text.match(new RegExp(`.{1,${room}}(?:\\s|$)|\\S+`, 'g')) ?? [''];
  return lines.map((line, index) => (index === 0 ? start : ' '.repeat(start.length)) + line.trimEnd());
}

/** Rows whose last column is wrapped; the others are as wide as their widest cell, up to a limit. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? [])
    .slice(0, -1)
    .map((_, at) => Math.min(34, Math.max(...rows.map((row) => row[at]?.length ?? 0))));
  return rows.flatMap((row) => {
    const start = widths.map((width, at) => `${(row[at] ?? '').padEnd(width)}  `).join('');
    return wrapped(`  ${start}`, row.at(-1) ?? '');
  });
}

function limited<T>(items: readonly T[], lines: (item: T) => readonly string[]): string[] {
  const more = items.length > mostShown ? [`  and ${items.length - mostShown} more`] : [];
  return [...items.slice(0, mostShown).flatMap(lines), ...more];
}

const heading = (title: string, summary: string): string => `${title.padEnd(12)}${summary}`;

/** The same error of the same call is printed once for all entries and languages. */
function failureLines(checks: readonly Check[]): string[] {
  const failures = failedOf(checks).flatMap(({ errors, ...check }) => errors.map((error) => ({ ...check, ...error })));
  const same = Map.groupBy(failures, ({ call, rule, path }) =>
    [call, rule, path.replaceAll(/\[\d+\]/g, '[]')].join('\n'),
  );
  return limited([...same.values()], (alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { request, rule, path, expected, got, effect } = first;
    return [
      `  ${request}${alike.length > 1 ? ` and ${alike.length - 1} more` : ''}${rule === undefined ? '' : `: ${rule}`}`,
      `    ${path}  expected ${expected}, got ${got}`,
      ...(effect === undefined ? [] : [`    a visitor sees: ${effect}`]),
    ];
  });
}

function specLines({ spec, skipped }: Grade): string[] {
  const failed = failedOf(spec).length;
  const calls = new Set(spec.map(({ call }) => call)).size;
  return [
    heading(
      'SPEC.md',
      failed === 0 ? `ok: ${calls} calls, ${spec.length} checks` : `BROKEN: ${failed} of ${spec.length} checks`,
    ),
    ...failureLines(spec),
    ...skipped.flatMap((reason) => wrapped('  not checked: ', reason)),
  ];
}

const counted = ({ field, missing, of }: Gap): string => (missing === of ? field : `${field} (${missing} of ${of})`);

/** A row for each effect of an entity, with its fields; one row for an entity without any. */
function gapRows(gaps: readonly Gap[]): string[][] {
  return [...Map.groupBy(gaps, ({ entity }) => entity).values()].flatMap((own) => {
    const [{ entity, bare } = { entity: '', bare: undefined }] = own;
    if (bare !== undefined) return [[entity, 'everything', bare]];
    const alike = [...Map.groupBy(own, ({ effect }) => effect)];
    return alike.map(([effect, same], index) => [index === 0 ? entity : '', same.map(counted).join(', '), effect]);
  });
}

function offeredLines({ gaps, errors, offered }: Grade): string[] {
  const { of, there } = offered;
  if (of === 0) return [heading('Offered', 'no readable response')];
  const summary = there === of ? `all ${of} fields` : `${there} of ${of} fields`;
  const wrong = errors.length === 0 ? '' : `; ${errors.length} do not fit`;
  return [
    heading('Offered', `${summary}${wrong} (no failure)`),
    ...limited(errors, ({ call, path, expected, got, effect, times }) => [
      `  ${call}: ${path}  expected ${expected}, got ${got}${times > 1 ? `, ${times} times` : ''}`,
      `    left out: ${effect}`,
    ]),
    ...(errors.length > 0 && gaps.length > 0 ? ['  Not there:'] : []),
    ...table(gapRows(gaps)),
  ];
}

function extensionLines({ extensions }: Grade): string[] {
  const there = extensions.filter(({ checks }) => checks !== undefined);
  const skipped = Map.groupBy(
    extensions.filter((extension) => extension.skipped !== undefined),
    (extension) => extension.skipped,
  );
  return [
    heading('Extensions', `${there.length} of ${extensions.length}`),
    ...there.flatMap(({ name, checks = [] }) =>
      failedOf(checks).length === 0 ? [] : [`  ${name} does not fit:`, ...failureLines(checks)],
    ),
    ...[...skipped].flatMap(([reason, same]) =>
      wrapped('  not checked: ', `${same.map(({ name }) => name).join(', ')}: ${reason}`),
    ),
    ...table(extensions.flatMap(({ name, checks, without }) => (checks === undefined ? [[name, without]] : []))),
  ];
}

/** Three grades, notes, and a closing line. */
export function formatReport(host: string, grade: Grade): string {
  return [
    ...specLines(grade),
    ...offeredLines(grade),
    ...extensionLines(grade),
    ...(grade.notes.length === 0 ? [] : ['Worth a look', ...grade.notes.flatMap((note) => wrapped('  ', note))]),
    '',
    failedOf(grade.spec).length === 0 ? `${host} conforms to SPEC.md.` : `${host} does not conform to SPEC.md.`,
  ].join('\n');
}

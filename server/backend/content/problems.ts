import { StartError } from '../../startError.ts';

export type FieldPath = readonly PropertyKey[];

export interface Problem {
  /** As the operator named the content folder, so that an editor can open it. */
  file: string;
  line: number | undefined;
  field: FieldPath;
  message: string;
}

export const fieldName = (path: FieldPath): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('');

function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field.length === 0 ? `${place}: ${message}` : `${place} ${fieldName(field)}: ${message}`;
}

const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** The content cannot be served; the message has a line for every problem found, not for the first alone. */
export class ContentError extends StartError {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super([...new Set([...problems].sort(byPlace).map(formatProblem))].join('\n'));
    this.problems = problems;
  }
}

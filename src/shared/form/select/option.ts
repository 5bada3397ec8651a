export interface Option {
  readonly key: string;
  readonly name: string;
  /** How many would be found. */
  readonly count?: number;
  /** The count for screen readers. */
  readonly countWords?: string;
}

/** Options whose name contains the typed words, ignoring case. */
export function findOptions(options: readonly Option[], words: string): readonly Option[] {
  const target = words.trim().toLocaleLowerCase();
  return options.filter(({ name }) => name.toLocaleLowerCase().includes(target));
}

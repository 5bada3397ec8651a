const exported = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** The names that `PageModule` requires of every page. */
const ofPageModules = new Set(['namespaces', 'slices']);

interface Source {
  readonly file: string;
  readonly source: string;
}

/** Names that more than one file exports, with these files. */
export function repeatedNames(
  sources: readonly Source[],
): readonly (readonly [name: string, files: readonly string[]])[] {
  const places = new Map<string, Set<string>>();
  for (const { file, source } of sources) {
    for (const [, name] of source.matchAll(exported)) {
      if (name !== undefined && !ofPageModules.has(name)) places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return [...places].flatMap(([name, where]) => (where.size > 1 ? [[name, [...where]] as const] : []));
}

import type { Term } from '#contract/common.ts';
import type { Content } from '../content/assemble.ts';

/** The loader has checked that every key is in its dictionary. */
export function term(dictionary: Readonly<Record<string, string>>, key: string): Term {
  const name = dictionary[key];
  if (name === undefined) throw new Error(`Unchecked key ${key}`);
  return { key, name };
}

export function projectReference(content: Content, alias: string): { alias: string; title: string } {
  const project = content.projects.find((each) => each.alias === alias);
  if (project === undefined) throw new Error(`Unchecked project ${alias}`);
  return { alias, title: project.title };
}

/** The mortgage programmes that a project or an offer names. */
export function mortgagesOf(
  { mortgages }: Content,
  { mortgages: keys }: { readonly mortgages: readonly string[] },
): Content['mortgages'] {
  return mortgages.filter(({ key }) => keys.includes(key));
}

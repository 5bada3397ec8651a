/** Whether two drafts of a form hold the same. */
export function isSame<Draft extends object>(one: Draft, other: Draft): boolean {
  const names = Object.keys(one) as (keyof Draft)[];
  return names.every((name) => one[name] === other[name]);
}

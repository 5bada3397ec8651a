/** Another project has other flats; how the visitor wants to pay stays. */
export function withProject(search: URLSearchParams, alias: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['flat', 'price', 'area', 'down', 'vs_down']) next.delete(name);
  next.set('project', alias);
  return next;
}

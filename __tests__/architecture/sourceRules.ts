const reasonless = [
  // After the names of the rules comes ` -- ` and why.
  /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?!.* -- \S.*\s\S)/,
  /@ts-(?:ignore|nocheck)\b/,
  /@ts-expect-error\s*(?:$|\*\/)/,
];

const untyped = /(?::\s*any\b|\bas any\b|<any\b|\bany\[\])(?=[\s,;)=>\]|&{[]|$)/;

/** The lines of a source that silence a check without saying why, or give a type up; oxlint cannot see the first. */
export function badLines(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(
      ({ line }) =>
        reasonless.some((pattern) => pattern.test(line)) || untyped.test(line.replace(/\/\/.*|\/?\*.*/, '')),
    )
    .map(({ line, number }) => `${number}: ${line.trim()}`);
}

export const maxLines = 250;

export function lineCount(source: string): number {
  return source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
}

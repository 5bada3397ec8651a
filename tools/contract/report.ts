export interface Misfit {
  /** Where in the answer. */
  path: string;
  expected: string;
  got: string;
}

export interface Check {
  call: string;
  /** What was asked. */
  request: string;
  /** What should hold. */
  rule: string;
  /** Why it was not checked; such a check neither passes nor fails. */
  skipped?: string;
  misfits: readonly Misfit[];
}

export const failedOf = (checks: readonly Check[]): Check[] => checks.filter(({ misfits }) => misfits.length > 0);

/** Beyond this the same mistake is only said again. */
const shownMisfits = 12;

function details({ call, request, rule, misfits }: Check): string[] {
  const width = Math.max(...misfits.slice(0, shownMisfits).map(({ path }) => path.length));
  const lines = misfits
    .slice(0, shownMisfits)
    .map(({ path, expected, got }) => `    ${path.padEnd(width)}  expected ${expected}, got ${got}`);
  const more = misfits.length > shownMisfits ? [`    and ${misfits.length - shownMisfits} more`] : [];
  return [`  ${call}: ${rule}`, `    ${request}`, ...lines, ...more, ''];
}

function table(checks: readonly Check[]): string[] {
  const calls = [...new Set(checks.map(({ call }) => call))];
  const width = Math.max(...calls.map((call) => call.length));
  return calls.map((call) => {
    const own = checks.filter((check) => check.call === call);
    const skipped = own.filter((check) => check.skipped !== undefined);
    const failed = failedOf(own).length;
    const passed = own.length - failed - skipped.length;
    const reasons = [...new Set(skipped.map((check) => check.skipped))];
    const verdict = failed > 0 ? 'MISFIT' : passed > 0 ? 'fits' : 'skipped';
    return `${call.padEnd(width)}  ${verdict.padEnd(7)}  ${passed} passed, ${failed} failed${reasons.length > 0 ? `, skipped: ${reasons.join('; ')}` : ''}`;
  });
}

/** A table with a row a call, every misfit field by field, and a closing line. */
export function formatReport(host: string, checks: readonly Check[]): string {
  const failed = failedOf(checks);
  const verdict =
    failed.length === 0
      ? `${host} fits the contract.`
      : `${host} does not fit the contract: ${failed.length} of ${checks.length} checks failed.`;
  return [...table(checks), '', ...failed.flatMap(details), verdict].join('\n');
}

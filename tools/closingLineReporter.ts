/** The part of jest's aggregated result that is needed here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface Counts {
  passed: number;
  failed: number;
}

/** A test file that could not even run counts as a failure: otherwise a broken import would read as '0 failed'. */
export function countResults(results: Results): Counts {
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

/** Says the outcome once more on a line of its own, which CI reads; jest's own summary is not recognised there. */
export default class ClosingLineReporter {
  onRunComplete(_contexts: unknown, results: Results): void {
    const { passed, failed } = countResults(results);
    // Jest's summary comes after every other reporter, so the last line is written when the process ends.
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}

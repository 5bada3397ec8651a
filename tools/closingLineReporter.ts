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

/** A test file that fails to run counts as a failure: otherwise a broken import would count as '0 failed'. */
function countResults(results: Results): Counts {
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

/** Prints the result on a line of its own for CI, which cannot parse jest's summary. */
export default class ClosingLineReporter {
  onRunComplete(_contexts: unknown, results: Results): void {
    const { passed, failed } = countResults(results);
    // Jest's summary comes after every other reporter, so this prints when the process ends.
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}

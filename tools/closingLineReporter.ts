/** The part of jest's aggregated result that is needed here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { testResults: { fullName: string; status: string; invocations?: number }[] }[];
}

interface Counts {
  passed: number;
  failed: number;
}

/** A test file that could not even run counts as a failure: otherwise a broken import would read as '0 failed'. */
function countResults(results: Results): Counts {
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

/** Names of the tests that passed, but not at once: each is a fault to look into, of the test or of the site. */
function passedOnRetry({ testResults }: Results): string[] {
  return testResults.flatMap((file) =>
    file.testResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
}

/** Says the outcome once more on a line of its own, which CI reads; jest's own summary is not recognised there. */
export default class ClosingLineReporter {
  onRunComplete(_contexts: unknown, results: Results): void {
    const { passed, failed } = countResults(results);
    // Jest's summary comes after every other reporter, so the last line is written when the process ends.
    process.once('exit', () => {
      for (const name of passedOnRetry(results)) process.stdout.write(`Passed at the second attempt: ${name}\n`);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
    });
  }
}

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

/** A test file that fails to run counts as a failure: otherwise a broken import would count as '0 failed'. */
function countResults(results: Results): Counts {
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

/** Names of the tests that passed on a retry: each is a fault of the test or of the site. */
function passedOnRetry({ testResults }: Results): string[] {
  return testResults.flatMap((file) =>
    file.testResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
}

/** Prints the result on a line of its own for CI, which cannot parse jest's summary. */
export default class ClosingLineReporter {
  onRunComplete(_contexts: unknown, results: Results): void {
    const { passed, failed } = countResults(results);
    // Jest's summary comes after every other reporter, so this prints when the process ends.
    process.once('exit', () => {
      for (const name of passedOnRetry(results)) process.stdout.write(`Passed at the second attempt: ${name}\n`);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
    });
  }
}

import ClosingLineReporter, { countResults } from '../../tools/closingLineReporter.ts';

const results = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };

test('a test file that could not run is counted as failed', () => {
  expect(countResults(results)).toEqual({ passed: 12, failed: 3 });
});

test('the closing line stands alone on its line, once jest has said everything', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const once = jest.spyOn(process, 'once').mockReturnThis();
  new ClosingLineReporter().onRunComplete(new Set(), results);
  expect(write).not.toHaveBeenCalled();

  const [event, listener] = once.mock.calls[0] ?? [];
  expect(event).toBe('exit');
  listener?.();
  expect(write.mock.calls).toEqual([['12 passed, 3 failed\n']]);
});

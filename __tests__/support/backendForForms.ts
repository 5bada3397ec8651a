import { configure } from '@testing-library/react';
import { backendOfTests, type TestBackend, type TestBackendOptions } from './backend.ts';

/** The small backend for all tests of a file that opens forms. */
export function backendForForms(options: TestBackendOptions = {}): TestBackend {
  // The first form of a file transforms all of antd, which takes its time on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  return backendOfTests(options);
}

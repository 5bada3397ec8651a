import { format } from 'node:util';

/**
 * A warning that nobody reads hides the next one: a test that writes to console.error or console.warn fails, unless it expects that
 * with `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    complaints.push(`console.${method}: ${format(...args)}`);
  };
}

function expectSilence(): void {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output:\n${found.join('\n')}`);
}

afterEach(expectSilence);
// What cleaning up after the last test said.
afterAll(expectSilence);

import { format } from 'node:util';

/**
 * Unread warnings hide the next one: a test that writes to console.error or console.warn fails, unless it expects that
 * with `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const messages: string[] = [];

/** Tests wait for what they assert, so an update outside of `act` on a busy machine is not a fault. */
const aboutAct = /^(?:An update to|A suspended resource) .* was not wrapped in act/;

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    const text = format(...args);
    if (!aboutAct.test(text)) messages.push(`console.${method}: ${text}`);
  };
}

function expectSilence(): void {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output:\n${found.join('\n')}`);
}

afterEach(expectSilence);
// Warnings of the cleanup after the last test.
afterAll(expectSilence);

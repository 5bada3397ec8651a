import { calls } from '../../contract/calls.ts';
import { failedOf, formatReport } from '../../tools/contract/report.ts';
import { runContract } from '../../tools/contract/suite.ts';
import { startBackend } from '../support/backend.ts';

const host = 'http://backend.test';

it('the reference backend fits the contract', async () => {
  const test = await startBackend();
  const checks = await runContract({ host, fetch: test.fetch, leads: true });
  await test.close();
  expect(formatReport(host, failedOf(checks))).toContain('fits the contract.');
  expect(checks.length).toBeGreaterThan(60);
  expect(checks.filter(({ skipped }) => skipped !== undefined)).toEqual([]);
});

it('checks one language alone, and sends no lead unasked', async () => {
  const test = await startBackend();
  const asked: string[] = [];
  const listening: typeof fetch = async (input, init) => {
    asked.push(new Headers(init?.headers).get('accept-language') ?? '');
    return test.fetch(input, init);
  };
  const checks = await runContract({ host, fetch: listening, language: 'en' });
  await test.close();
  expect(new Set(asked)).toEqual(new Set(['en']));
  expect(test.leads).toEqual([]);
  expect(checks.filter(({ skipped }) => skipped !== undefined).map(({ call }) => call)).toEqual(
    Object.entries(calls).flatMap(([id, call]) => ('effect' in call && call.effect !== 'live' ? [id] : [])),
  );
});

import type { Config } from 'jest';
import { chromiumPath } from './e2e/support/browser.ts';
import { findPostgres } from './__tests__/support/stores/findPostgres.ts';
import { hasNginx } from './tools/nginx.ts';
import { bundledTexts } from './tools/webpack/bundledTexts.ts';
import { versions } from './tools/webpack/versions.ts';

const root = import.meta.dirname;
const texts = Object.fromEntries(bundledTexts.map(({ namespace, read }) => [namespace, read()]));
const support = `${root}/__tests__/support/environment`;

const shared = {
  rootDir: root,
  transform: {
    // TypeScript alone is transformed, to CommonJS; packages load as they are (node runs with --experimental-vm-modules).
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': `${support}/cssModuleStub.ts`,
    '\\.(?:css|svg|png|jpe?g|webp|avif|geojson)$': `${support}/fileStub.ts`,
    // Its add-ons import this build of the two.
    '^three$': `${root}/node_modules/three/build/three.module.js`,
  },
  globals: { __SITE_SETTINGS__: {}, __RENDERS_ON_SERVER__: true, __VERSIONS__: versions, __BUNDLED_TEXTS__: texts },
  setupFiles: [`${support}/noNetwork.ts`],
  setupFilesAfterEnv: [`${support}/consoleGuard.ts`],
  clearMocks: true,
  restoreMocks: true,
} satisfies Project;

type Project = Config['projects'] extends (infer Each)[] | undefined ? Exclude<Each, string> : never;

const onNode = (displayName: string, testMatch: string): Project => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${testMatch}`],
});

/** Jest runs a module of `globalSetup` once, however many projects name it. */
const inBrowser = (displayName: string, testMatch: string): Project => ({
  ...onNode(displayName, testMatch),
  globalSetup: `${root}/e2e/support/globalSetup.ts`,
  globalTeardown: `${root}/e2e/support/globalTeardown.ts`,
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, `${root}/e2e/support/retryOnce.ts`],
});

const withNginx = hasNginx();

/** Machines of developers may lack them; in CI their tests fail without them. */
const missing = [
  ...(chromiumPath === undefined ? ['Chromium (all tests in a browser)'] : []),
  ...(findPostgres() === undefined ? ['PostgreSQL (tests of leads in it)'] : []),
  ...(withNginx ? [] : ['nginx (tests of its configuration)']),
];
const isCI = process.env['CI'] === 'true';
if (missing.length > 0) {
  process.stderr.write(`${isCI ? 'Missing' : 'Left out, as not installed'}: ${missing.join(', ')}\n`);
}
const withBrowser = isCI || chromiumPath !== undefined;
const withPostgres = isCI || findPostgres() !== undefined;

const config: Config = {
  // `npm test` runs site, node and smoke; `npm run test:all` runs them all.
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: `${support}/environment.ts`,
      setupFiles: [...shared.setupFiles, `${support}/browserStubs.ts`],
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, `${support}/siteSetup.ts`],
    },
    onNode(
      'node',
      '{__tests__/{server,contract,domain,architecture,tools,i18n,docs},packages/recorder/__tests__}/**/*.test.{ts,tsx}',
    ),
    {
      ...onNode('slow', '{__tests__/outer,packages/demo/__tests__}/**/*.test.{ts,tsx}'),
      testPathIgnorePatterns: isCI || withNginx ? [] : ['/nginx\\.test'],
    },
    ...(withBrowser ? [inBrowser('smoke', 'e2e/smoke.test.ts'), inBrowser('browser', 'e2e/**/!(smoke).test.ts')] : []),
    ...(withPostgres ? [onNode('postgres', '__tests__/postgres/**/*.test.ts')] : []),
  ],
  cacheDirectory: `${root}/.cache/jest`,
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  // Nothing is open in a worker that ends, but freeing its 700 MB takes a busy machine more than the default of 500 ms.
  workerGracefulExitTimeout: 30_000,
  maxWorkers: '100%',
  reporters: ['default', `${root}/tools/closingLineReporter.ts`],
};

export default config;

import type { Config } from 'jest';
import { findPostgres } from './__tests__/support/findPostgres.ts';
import { versions } from './tools/webpack/versions.ts';

const root = import.meta.dirname;
const support = `${root}/__tests__/support`;

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
    '\\.(?:css|svg|woff2|png|jpe?g|webp|avif|geojson)$': `${support}/fileStub.ts`,
  },
  globals: { __SITE_SETTINGS__: {}, __RENDERS_ON_SERVER__: true, __VERSIONS__: versions },
  setupFiles: [`${support}/noNetwork.ts`],
  setupFilesAfterEnv: [`${support}/consoleGuard.ts`],
  clearMocks: true,
  restoreMocks: true,
} satisfies Config['projects'] extends (infer Project)[] | undefined ? Exclude<Project, string> : never;

// Whoever works on the site needs no database server to run the tests; whoever checks it for all says that there must be one.
const withPostgres = process.env['POSTGRES_TESTS'] === 'required' || findPostgres() !== undefined;
if (!withPostgres) {
  process.stderr.write('PostgreSQL is not installed: leads are tested in the embedded database alone.\n');
}

const postgres = {
  ...shared,
  displayName: 'postgres',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/postgres/**/*.test.ts'],
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: `${support}/environment.ts`,
      setupFiles: [...shared.setupFiles, `${support}/browserStubs.ts`],
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, `${support}/siteSetup.ts`],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{server,contract,architecture,tools,i18n,docs}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
    ...(withPostgres ? [postgres] : []),
  ],
  cacheDirectory: `${root}/.cache/jest`,
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  maxWorkers: '100%',
  reporters: ['default', `${root}/tools/closingLineReporter.ts`],
};

export default config;

import type { Config } from 'jest';

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
  globals: { __SITE_SETTINGS__: {} },
  setupFiles: [`${support}/noNetwork.ts`],
  setupFilesAfterEnv: [`${support}/consoleGuard.ts`],
  clearMocks: true,
  restoreMocks: true,
} satisfies Config['projects'] extends (infer Project)[] | undefined ? Exclude<Project, string> : never;

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
      testMatch: ['<rootDir>/__tests__/{server,contract,architecture,tools,content,i18n,docs}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
  cacheDirectory: `${root}/.cache/jest`,
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  maxWorkers: '100%',
  reporters: ['default', `${root}/tools/closingLineReporter.ts`],
};

export default config;

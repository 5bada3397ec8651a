const layers = ['shared', 'entities', 'features', 'pages', 'app'];
const sliced = ['entities', 'features', 'pages'];

/** The import law of docs: downward only, no sideways, past index.ts alone. Aliases are resolved through package.json imports. */
const upward = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-imports-downward-only`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(?:${layers.slice(index + 1).join('|')})/|^src/[^/]+[.]tsx?$`, pathNot: '[.]d[.]ts$' },
}));

const sideways = sliced.map((layer) => ({
  name: `${layer}-no-sideways`,
  severity: 'error',
  from: { path: `^src/${layer}/([^/]+)/` },
  to: { path: `^src/${layer}/`, pathNot: `^src/${layer}/$1/` },
}));

const slices = ['shared', ...sliced].join('|');

/** What a slice shows to others: a page, which may lie below another, its component; the global style sheets have no module that could export them. */
const fronts = [
  '^src/[^/]+/[^/]+/index[.]tsx?$',
  '^src/pages/.+(?:Page|Tab)[.]tsx$',
  '^src/shared/ui/styles/[^/]+[.]css$',
];

/** Dev dependencies for tests and builds; the others are what `src` is built of. */
const testAndBuildPackages = [
  '@axe-core',
  '@swc',
  '@testing-library',
  'fast-check',
  'jest',
  'jsdom',
  'parse5',
  'playwright-core',
  'redux-mock-store',
  'typescript',
  'webpack',
].map((name) => `node_modules/${name}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...sideways,
    {
      name: 'slice-through-its-index-only',
      severity: 'error',
      from: { path: `^src/(${slices})/([^/]+)/` },
      to: { path: `^src/(?:${slices})/[^/]+/`, pathNot: ['^src/$1/$2/', ...fronts] },
    },
    {
      name: 'slice-through-its-index-only-from-app',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(?:${slices})/` },
      to: { path: `^src/(?:${slices})/[^/]+/`, pathNot: fronts },
    },
    {
      name: 'src-takes-only-types-from-contract',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'domain-stands-alone', severity: 'error', from: { path: '^domain/' }, to: { pathNot: '^domain/' } },
    { name: 'src-stands-alone', severity: 'error', from: { path: '^src/' }, to: { path: '^(?:server|content)/' } },
    { name: 'server-never-imports-src', severity: 'error', from: { path: '^server/' }, to: { path: '^src/' } },
    {
      name: 'backend-without-web',
      severity: 'error',
      from: { path: '^server/backend/' },
      to: { path: '^server/web/' },
    },
    {
      name: 'web-without-backend',
      severity: 'error',
      from: { path: '^server/web/' },
      to: { path: '^server/backend/' },
    },
    {
      name: 'backend-folders-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/backend/[^/]+$' },
      to: { circular: true, path: '^server/backend/[^/]+$' },
    },
    {
      name: 'http-stands-alone',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: '^(?:src|server|content|contract)/', pathNot: '^server/http/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(?:src|server|content|i18n)/' },
    },
    {
      name: 'production-never-imports-tests-or-tools',
      severity: 'error',
      from: { path: '^(?:src|server|contract|domain)/' },
      to: { path: '^(?:__tests__|e2e|tools)/' },
    },
    {
      // They run from a production tree. `src` is built, so that its packages are dev dependencies.
      name: 'server-never-imports-dev-dependencies',
      severity: 'error',
      from: { path: '^(?:server|contract)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-imports-no-package-for-tests-or-builds',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: testAndBuildPackages, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-imports-packages-of-package-json-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-nothing-of-the-site',
      severity: 'error',
      from: { path: '^packages/', pathNot: '/__tests__/' },
      to: { path: '^(?:src|server|contract|domain|tools|e2e|__tests__|content)/' },
    },
    {
      name: 'demo-is-for-its-editors',
      severity: 'error',
      from: { path: '^(?:src|server|contract|domain)/' },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(?:src|server|contract|domain|packages/recorder)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-at-run-time',
      severity: 'error',
      from: { pathNot: '^(?:src|server|contract|domain|packages/recorder)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(?:src|server|contract|domain)/',
        pathNot: ['[.]d[.]ts$', '^src/(?:client|server)[.]tsx$', '^server/main[.][jt]s$'],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|var|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
    },
  },
};

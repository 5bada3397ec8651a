export interface LeftOut {
  /** Within node_modules. */
  readonly file: string;
  /** Fail by name when they are called all the same. */
  readonly failing?: readonly string[];
  /** Parts that a package sets up for every visitor: they give back a handler that does nothing. */
  readonly idle?: readonly string[];
  /** How our code would ask for a part that is idle: a test finds it before a visitor does. */
  readonly askedForBy?: RegExp;
  /** How a text of i18n/ would ask for what fails; only browsers would, since the server and the unit tests have whole packages. */
  readonly askedForByTexts?: RegExp;
}

/**
 * What no page ever calls, and no bundler can tell, because it hangs on an object or a class. See
 * docs/decisions/first-bytes.md; to use one of these, take its name off the list.
 */
export const leftOut: readonly LeftOut[] = [
  {
    // Backends, clones and nesting selectors of i18next: our texts come by `addResourceBundle`, an instance a language.
    file: 'i18next/dist/esm/i18next.js',
    failing: [
      'Connector.load',
      'Connector.loaded',
      'Connector.loadOne',
      'Connector.prepareLoading',
      'Connector.queueLoad',
      'Connector.read',
      'Connector.reload',
      'Connector.saveMissing',
      'Formatter.format',
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.hydrate',
      'I18n.loadLanguages',
      'I18n.loadNamespaces',
      'I18n.reloadResources',
      'I18n.toJSON',
      'I18n.use',
      'PluralResolver.getPluralFormsOfKey',
      'ResourceStore.removeResourceBundle',
      'Translator.getUsedParamsDetails',
      'keysFromSelector',
    ],
    // A format within braces, `{{count, number}}`, or in a nested text.
    askedForByTexts: /\{\{[^{}]*,|\$t\(/,
  },
  {
    // Forms, fetchers, blockers, middleware and routes that are patched in: the backend is RTK Query's.
    file: 'react-router/dist/production/lib/router/router.js',
    failing: [
      'callRouteMiddleware',
      'createRouter._internalSetRoutes',
      'createRouter.cancelDiscoveryNavigation',
      'createRouter.discoverRoutes',
      'createRouter.fetch',
      'createRouter.getBlocker',
      'createRouter.handleAction',
      'createRouter.patchRoutes',
      'createRouter.revalidate',
      'createRouter.updateBlocker',
      'getInstrumentationNavigateMeta',
    ],
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    failing: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // Of the framework that is built on the router.
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    failing: ['PrefetchPageLinks'],
  },
  {
    file: '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
    failing: ['buildThunks.patchQueryData', 'buildThunks.updateQueryData', 'buildThunks.upsertQueryData'],
    idle: ['buildCacheLifecycleHandler', 'buildInvalidationByTagsHandler', 'buildPollingHandler', 'buildQueryLifecycleHandler'],
    askedForBy: /\b(?:onCacheEntryAdded|onQueryStarted|pollingInterval|(?:invalidates|provides|invalidate)Tags)\b/,
  },
  {
    // Patches are applied to the list of subscribers; they are made for optimistic updates alone.
    file: 'immer/dist/immer.mjs',
    failing: ['enablePatches.generatePatches_', 'enablePatches.generateReplacementPatches_'],
    askedForBy: /\b(?:patchQueryData|updateQueryData|upsertQueryData|produceWithPatches)\b/,
  },
];
